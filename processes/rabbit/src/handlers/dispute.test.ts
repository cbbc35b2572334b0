import { addressOf } from '../../../common/testing/addresses';
import { owner } from '../../../common/testing/live-process';
import type { Disputes } from '../../client';
import { maxDisputes, maxReasonLength } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
let players: TestPlayer[];
let ann: TestPlayer;
let ben: TestPlayer;
let cleo: TestPlayer;
let slot: number;
beforeEach(async () => {
  await event.run();
  players = await event.joinAll('Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus');
  [ann, ben, cleo] = players as [TestPlayer, TestPlayer, TestPlayer];
  slot = event.slot;
  await event.scan(ann, ben);
});

const reason = 'Nobody was here';
const data = (change: object = {}) => ({ rabbit: ann.rabbit, slot, reason, ...change });
const dispute = (player = ben, change: object = {}) => event.send(player.address, 'Dispute', data(change));
const refusal = (player: TestPlayer, change: object = {}) =>
  event.refusal(player.address, 'Dispute', data(change));
const disputes = () => event.read<Disputes>('Disputes');
const resolve = (outcome: string, number = 1) => event.act('Resolve', { dispute: number, outcome });
const colours = async (player: TestPlayer) => Object.keys(await event.statuses(player));

describe('a dispute', () => {
  it('is raised by the player whose rabbit was scanned, and waits for the staff', async () => {
    expect(await dispute()).toMatchObject({ dispute: 1, left: maxDisputes - 1 });
    expect(await disputes()).toMatchObject({
      total: 1,
      rows: [
        {
          dispute: 1,
          by: ben.rabbit,
          byNickname: 'Ben',
          rabbit: ann.rabbit,
          nickname: 'Ann',
          slot,
          scan: 'pending',
          reason,
          raisedAt: event.now,
          status: 'open',
        },
      ],
    });
    expect(await event.read('Info')).toMatchObject({ disputesOpen: 1 });
    expect(await event.read('Me', { address: ben.address, catches: true })).toMatchObject({
      caught: [{ rabbit: ann.rabbit, disputed: true }],
    });
    expect(await colours(ann)).toEqual(['yellow']);
  });

  it('that the staff uphold takes the scan for good, also once it was confirmed', async () => {
    await event.discloseShown();
    await dispute();
    await resolve('strike');
    expect(await colours(ann)).toEqual([]);
    expect(await disputes()).toMatchObject({ rows: [{ status: 'struck', scan: 'struck' }] });
    expect(await event.read('Info')).toMatchObject({ disputesOpen: 0, scans: 0 });
  });

  it('that the staff uphold takes that scan only', async () => {
    const more = await event.joinAll('Hana', 'Ida');
    await event.scan(ann, more[1] as TestPlayer);
    await dispute();
    await resolve('strike');
    expect(await event.read('Me', { address: ann.address })).toMatchObject({
      collected: [{ colour: 'yellow', rabbit: more[1]?.rabbit }],
    });
  });

  it('that the staff dismiss changes nothing', async () => {
    await dispute();
    await resolve('dismiss');
    expect(await colours(ann)).toEqual(['yellow']);
    expect(await disputes()).toMatchObject({ rows: [{ status: 'dismissed', scan: 'pending' }] });
    expect(await event.read('Info')).toMatchObject({ disputesOpen: 0 });
  });

  it('of a scan that has fallen meanwhile is resolved without effect', async () => {
    await dispute();
    await event.act('Strike', { rabbit: ann.rabbit, colour: 'yellow' });
    await resolve('strike');
    expect(await disputes()).toMatchObject({ rows: [{ status: 'struck', scan: 'struck' }] });
  });

  it('is refused for scans of other rabbits, other slots and a scan that is disputed already', async () => {
    expect(await refusal(cleo)).toBe('dispute.no-scan');
    expect(await refusal(ben, { slot: slot + 1 })).toBe('dispute.no-scan');
    expect(await refusal(ben, { rabbit: cleo.rabbit })).toBe('dispute.no-scan');
    expect(await refusal(ben, { rabbit: 99 })).toBe('rabbit.unknown');
    expect(await refusal({ ...ben, address: addressOf('stranger') })).toBe('player.unknown');
    await dispute();
    expect(await refusal(ben)).toBe('dispute.repeated');
    await resolve('dismiss');
    expect(await refusal(ben)).toBe('dispute.repeated');
    await event.act('Ban', { rabbit: ben.rabbit });
    expect(await refusal(ben)).toBe('player.banned');
  });

  it('can be raised five times by a player', async () => {
    const scanners = players.filter(({ rabbit }) => rabbit !== ben.rabbit && rabbit !== ann.rabbit);
    expect(scanners.length).toBe(maxDisputes);
    for (const scanner of scanners) {
      await event.scan(scanner, ben);
      await dispute(ben, { rabbit: scanner.rabbit });
    }
    expect(await refusal(ben)).toBe('dispute.too-many');
  });

  it.each<[string, object]>([
    ['no rabbit', { rabbit: undefined }],
    ['no slot', { slot: undefined }],
    ['a slot as text', { slot: '7' }],
    ['no reason', { reason: undefined }],
    ['a blank reason', { reason: '   ' }],
    ['a reason that is too long', { reason: 'x'.repeat(maxReasonLength + 1) }],
    ['a reason with control characters', { reason: 'a\u0007b' }],
  ])('is malformed with %s', async (_, change) => {
    expect(await refusal(ben, change)).toBe('dispute.malformed');
  });
});

describe('Resolve', () => {
  it.each<[string, object]>([
    ['no dispute', { outcome: 'strike' }],
    ['a dispute that there is not', { dispute: 2, outcome: 'strike' }],
    ['no outcome', { dispute: 1 }],
    ['another outcome', { dispute: 1, outcome: 'ignore' }],
  ])('refuses %s', async (_, change) => {
    await dispute();
    expect(await event.refusal(owner, 'Resolve', { reason: 'because', ...change })).toBe('staff.malformed');
  });

  it('decides once', async () => {
    await dispute();
    await resolve('dismiss');
    const again = { reason: 'because', dispute: 1, outcome: 'strike' };
    expect(await event.refusal(owner, 'Resolve', again)).toBe('dispute.resolved');
  });
});

describe('Pay', () => {
  const payment = addressOf('transaction');

  it('records the payment once the event has ended, for everybody to read, and can be corrected', async () => {
    const pay = { reason: 'because', payment };
    expect(await event.refusal(owner, 'Pay', pay)).toBe('event.wrong-phase');
    await event.act('End');
    expect(await event.act('Pay', { payment, note: 'Half of it' })).toMatchObject({
      payment: { payment, note: 'Half of it', at: event.now },
    });
    event.pass(1000);
    const other = addressOf('another transaction');
    const info = await event.act<{ payment: object }>('Pay', { payment: other });
    expect(info.payment).toEqual({ payment: other, at: event.now });
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['an id of another size', { payment: 'AAAA' }],
    ['an id that is no base64url', { payment: '!'.repeat(43) }],
    ['a blank note', { payment, note: ' ' }],
    ['a note that is too long', { payment, note: 'x'.repeat(281) }],
    ['a note that is no text', { payment, note: false }],
  ])('refuses %s', async (_, change) => {
    await event.act('End');
    expect(await event.refusal(owner, 'Pay', { reason: 'because', ...change })).toBe('staff.malformed');
  });
});
