import { addressOf } from '../../../common/testing/addresses';
import { owner } from '../../../common/testing/live-process';
import type { Catches } from '../../client';
import { maxDisputes, maxPageLimit, searchedClaims, slotMs } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
let players: TestPlayer[];
let hunted: TestPlayer;
let first: TestPlayer;
let second: TestPlayer;
beforeEach(async () => {
  await event.run();
  players = await event.joinAll('Hazel', 'Ann', 'Ben', 'Cleo', 'Dan');
  [hunted, first, second] = players as [TestPlayer, TestPlayer, TestPlayer];
});

const catches = (data: object = {}) => event.read<Catches>('Catches', { rabbit: hunted.rabbit, ...data });
const standings = async () =>
  (await catches()).rows.map(({ nickname, status, dispute }) => [nickname, status, dispute]);
const dispute = (scanner: TestPlayer, slot: number) =>
  event.send(hunted.address, 'Dispute', { rabbit: scanner.rabbit, slot, reason: 'Nobody was here' });

describe('the scans of a rabbit', () => {
  it('are those of that rabbit alone, the newest first', async () => {
    expect(await catches()).toEqual({ rows: [], disputesLeft: maxDisputes, at: event.now });
    await event.scan(first, hunted);
    await event.scan(hunted, first);
    const { slot, now } = event;
    event.pass(slotMs);
    await event.scan(second, hunted);
    const row = { rabbit: first.rabbit, nickname: 'Ann', slot, scannedAt: now, status: 'pending' };
    const { rows, next } = await catches();
    expect(rows).toMatchObject([
      { scan: 3, nickname: 'Ben', status: 'pending' },
      { scan: 1, ...row },
    ]);
    expect(rows[1]).toEqual({ scan: 1, ...row });
    expect(next).toBeUndefined();
  });

  it('stay listed whatever becomes of them', async () => {
    await event.scan(first, hunted);
    const { slot } = event;
    const bogus = event.claim(second, first, slot);
    await event.send(second.address, 'Scan', { rabbit: hunted.rabbit, slot, claim: bogus });
    await event.scan(players[3] as TestPlayer, hunted);
    await dispute(first, slot);
    await event.act('Resolve', { dispute: 1, outcome: 'strike' });
    await event.discloseShown();
    expect(await standings()).toEqual([
      ['Cleo', 'confirmed', undefined],
      ['Ben', 'void', undefined],
      ['Ann', 'struck', 'struck'],
    ]);
    await event.act('Ban', { rabbit: hunted.rabbit });
    expect((await standings())[0]).toEqual(['Cleo', 'withheld', undefined]);
  });

  it('tell the standing of their disputes, and how many more there can be', async () => {
    await event.scan(first, hunted);
    await event.scan(second, hunted);
    const { slot } = event;
    await dispute(first, slot);
    await dispute(second, slot);
    await event.act('Resolve', { dispute: 1, outcome: 'dismiss' });
    expect(await standings()).toEqual([
      ['Ben', 'pending', 'open'],
      ['Ann', 'pending', 'dismissed'],
    ]);
    expect(await catches()).toMatchObject({ disputesLeft: maxDisputes - 2 });
  });

  it('name scans of a printed badge', async () => {
    await event.act('Configure', { printed: 'allowed' });
    await event.send(first.address, 'ScanPrinted', { rabbit: hunted.rabbit, claim: addressOf('badge') });
    expect(await catches()).toMatchObject({ rows: [{ nickname: 'Ann', status: 'pending', printed: true }] });
  });

  it('come in pages, without those of removed players', async () => {
    for (const scanner of players.slice(1)) await event.scan(scanner, hunted);
    const page = await catches({ limit: 2 });
    expect(page).toMatchObject({ rows: [{ nickname: 'Dan' }, { nickname: 'Cleo' }], next: 3 });
    expect(await catches({ limit: 2, before: page.next })).toMatchObject({
      rows: [{ nickname: 'Ben' }, { nickname: 'Ann' }],
    });
    await event.send(owner, 'Remove', { rabbit: second.rabbit, reason: 'left' });
    expect((await catches({ before: page.next })).rows).toMatchObject([{ nickname: 'Ann' }]);
  });

  it('are looked for among a bounded number of claims, which says where to go on', async () => {
    await event.scan(first, hunted);
    await event.live.evaluateLua(`
      local claims = RabbitState.claims
      for id = 2, ${searchedClaims + 1} do claims.rabbit[id], claims.scanner[id] = ${first.rabbit}, ${second.rabbit} end
      claims.total = ${searchedClaims + 1}`);
    expect(await catches()).toMatchObject({ rows: [], next: 2 });
    const last = await catches({ before: 2 });
    expect(last.rows).toMatchObject([{ scan: 1, nickname: 'Ann' }]);
    expect(last.next).toBeUndefined();
  });

  it.each<[string, object]>([
    ['no rabbit', { rabbit: undefined }],
    ['a rabbit as text', { rabbit: '1' }],
    ['a scan that there can not be', { before: 0 }],
    ['a scan as text', { before: '3' }],
    ['a page that is too long', { limit: maxPageLimit + 1 }],
  ])('are refused with %s', async (_, change) => {
    const refusal = event.refusal(hunted.address, 'Catches', { rabbit: hunted.rabbit, ...change });
    expect(await refusal).toBe('message.malformed');
  });

  it('of a number that no player has are none', async () => {
    expect(await catches({ rabbit: 999 })).toMatchObject({ rows: [], disputesLeft: maxDisputes });
  });
});
