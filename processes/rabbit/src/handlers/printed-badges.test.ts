import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../../common/testing/addresses';
import { owner, processId } from '../../../common/testing/live-process';
import { badgeSecret, type PrintedScans, printedClaimOf } from '../../client';
import {
  defaultClaimWindowMs,
  defaultSettleWindowMs,
  maxPendingClaims,
  maxPrintedSettled,
  maxVoidedClaims,
  slotMs,
} from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const process = processId as ProcessId;
const seed = createHash('sha256').update('badges').digest();

const event = EventUnderTest.forTests();
let players: TestPlayer[];
let ann: TestPlayer;
let ben: TestPlayer;
let cleo: TestPlayer;
let dan: TestPlayer;
beforeEach(async () => {
  await event.run({ printed: 'allowed' });
  players = await event.joinAll('Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ida');
  [ann, ben, cleo, dan] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
});

const claimOfBadge = (scanner: { address: string }, badge: TestPlayer) =>
  toBase64Url(
    printedClaimOf({
      process,
      rabbit: badge.rabbit,
      secret: badgeSecret({ process, rabbit: badge.rabbit, seed }),
      address: scanner.address as Address,
    }),
  );
const scanData = (scanner: TestPlayer, badge: TestPlayer, claim = claimOfBadge(scanner, badge)) => ({
  rabbit: badge.rabbit,
  claim,
});
const scan = (scanner: TestPlayer, badge: TestPlayer, claim?: string) =>
  event.send<{ outcome: string }>(scanner.address, 'ScanPrinted', scanData(scanner, badge, claim));
const refusal = (scanner: TestPlayer, badge: TestPlayer) =>
  event.refusal(scanner.address, 'ScanPrinted', scanData(scanner, badge));
const printed = (page: object = {}) => event.read<PrintedScans>('Printed', page);
const me = (player: TestPlayer) => event.read<object>('Me', { address: player.address });

/** Settles all scans that wait, as the staff's console does. */
async function settle(): Promise<void> {
  const waiting = (await printed()).rows.filter(({ status }) => status === 'pending');
  const isHonest = ({ rabbit, address, claim }: PrintedScans['rows'][number]) => {
    const secret = badgeSecret({ process, rabbit, seed });
    return claim === toBase64Url(printedClaimOf({ process, rabbit, secret, address }));
  };
  await event.act('SettlePrinted', {
    confirm: waiting.filter(isHonest).map(({ scan: number }) => number),
    strike: waiting.filter((row) => !isHonest(row)).map(({ scan: number }) => number),
  });
}

describe('a scan of a printed badge', () => {
  it('shows at once and counts once the staff have confirmed it', async () => {
    expect(await scan(ann, ben)).toMatchObject({
      rabbit: ben.rabbit,
      nickname: 'Ben',
      colour: 'yellow',
      outcome: 'collected',
      collected: ['yellow'],
    });
    expect(await me(ann)).toMatchObject({ collected: [{ status: 'pending', printed: true }] });
    expect(await event.read('Info')).toMatchObject({ scans: 0, printed: 'allowed', printedPending: 1 });
    await settle();
    expect(await me(ann)).toMatchObject({ collected: [{ status: 'confirmed', printed: true }], rank: 1 });
    expect(await me(ben)).toMatchObject({ given: 1 });
    expect(await event.read('Info')).toMatchObject({ scans: 1, printedPending: 0 });
    expect(await event.read('Me', { address: ben.address, catches: true })).toMatchObject({
      caught: [{ rabbit: ann.rabbit, printed: true }],
    });
  });

  it('that was copied from the ledger is struck, and counts against who copied', async () => {
    await scan(ann, ben);
    await scan(cleo, ben, claimOfBadge(ann, ben));
    await settle();
    expect(await me(ann)).toMatchObject({ collected: [{ status: 'confirmed' }], voided: 0 });
    expect(await me(cleo)).toMatchObject({ collected: [], voided: 1 });
    expect((await printed()).rows.map(({ status }) => status)).toEqual(['confirmed', 'void']);
  });

  it('gives a player two colours, whether they are confirmed or not', async () => {
    await scan(ann, ben);
    await settle();
    await scan(ann, cleo);
    expect(await refusal(ann, dan)).toBe('badge.too-many');
    await settle();
    expect(await refusal(ann, dan)).toBe('badge.too-many');
    await event.scan(ann, dan);
    expect(await me(ann)).toMatchObject({ collected: [{}, {}, { colour: 'red' }] });
  });

  it('that was struck leaves room for another', async () => {
    await scan(ann, ben, addressOf('invented'));
    await scan(ann, cleo);
    expect(await refusal(ann, dan)).toBe('badge.too-many');
    await settle();
    await scan(ann, dan);
  });

  it('needs that the event allows badges', async () => {
    await event.act('Configure', { printed: 'none' });
    expect(await refusal(ann, ben)).toBe('badge.not-allowed');
    await event.act('Configure', { printed: 'allowed' });
    await scan(ann, ben);
  });

  it('is bound by the rules of every scan', async () => {
    const stranger = { ...ann, address: addressOf('stranger') };
    expect(await refusal(stranger, ben)).toBe('player.unknown');
    expect(await refusal(ann, ann)).toBe('rabbit.own');
    expect(await refusal(ann, { ...ben, rabbit: 99 as typeof ben.rabbit })).toBe('rabbit.unknown');
    await scan(ann, ben);
    expect(await refusal(ann, ben)).toBe('rabbit.colour-collected');
    await settle();
    expect(await refusal(ann, players[8] as TestPlayer)).toBe('rabbit.colour-collected');
    await event.act('Ban', { rabbit: cleo.rabbit });
    expect(await refusal(ann, cleo)).toBe('rabbit.banned');
    expect(await refusal(cleo, ann)).toBe('player.banned');
    await event.act('Pause');
    expect(await refusal(ann, dan)).toBe('event.not-running');
  });

  it.each<[string, object]>([
    ['no rabbit', { claim: addressOf('claim') }],
    ['no claim', { rabbit: 2 }],
    ['a short claim', { rabbit: 2, claim: 'AAAA' }],
    ['a rabbit as text', { rabbit: '2', claim: addressOf('claim') }],
    ['a claim of much', { rabbit: 2, claim: 'A'.repeat(10_000) }],
  ])('is malformed with %s', async (_, data) => {
    expect(await event.refusal(ann.address, 'ScanPrinted', data)).toBe('scan.malformed');
  });

  it('is settled by no token of its rabbit', async () => {
    await event.scan(dan, ben);
    await scan(ann, ben);
    await event.discloseShown();
    expect(await me(ann)).toMatchObject({ collected: [{ status: 'pending' }], voided: 0 });
    await settle();
    expect(await me(ann)).toMatchObject({ collected: [{ status: 'confirmed' }] });
  });

  it('shows no more once its settle window has closed, and may still be confirmed', async () => {
    await scan(ann, ben);
    event.pass(2 * slotMs + defaultClaimWindowMs + defaultSettleWindowMs);
    await event.send(ann.address, 'Settle');
    expect(await me(ann)).toMatchObject({ collected: [] });
    await settle();
    expect(await me(ann)).toMatchObject({ collected: [{ status: 'confirmed' }] });
  });

  it('gives way to later claims of its colour, and waits no more', async () => {
    const yellow = [ben, players[8] as TestPlayer];
    await scan(ann, ben);
    await scan(ann, yellow[1] as TestPlayer);
    const more = await event.joinAll('J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W');
    const others = more.filter(({ rabbit }) => (rabbit - ben.rabbit) % 7 === 0);
    expect(others.length).toBe(maxPendingClaims - 1);
    for (const rabbit of others) await event.scan(ann, rabbit);
    expect((await printed()).rows.map(({ status }) => status)).toEqual(['dropped', 'pending']);
    expect(await event.read('Info')).toMatchObject({ printedPending: 1 });
    await event.act('SettlePrinted', { confirm: [1, 2] });
    expect((await printed()).rows.map(({ status }) => status)).toEqual(['dropped', 'confirmed']);
    expect(await event.read('Info')).toMatchObject({ printedPending: 0 });
  });

  it('does not count while its rabbit is banned, and not once a colour is struck', async () => {
    await scan(ann, ben);
    await settle();
    await event.act('Ban', { rabbit: ben.rabbit });
    await event.send(ann.address, 'Settle');
    expect(await me(ann)).toMatchObject({ collected: [] });
    await event.act('Unban', { rabbit: ben.rabbit });
    await event.send(ann.address, 'Settle');
    expect(await me(ann)).toMatchObject({ collected: [{ colour: 'yellow' }] });
    await scan(cleo, ben);
    await event.act('Strike', { rabbit: cleo.rabbit, colour: 'yellow' });
    expect(await event.read('Info')).toMatchObject({ printedPending: 0 });
    await event.act('SettlePrinted', { confirm: [2] });
    expect(await me(cleo)).toMatchObject({ collected: [] });
  });

  it('of a player with many false claims shows only once it is confirmed', async () => {
    const rabbits = players.slice(1, 1 + maxVoidedClaims);
    for (const rabbit of rabbits) {
      await scan(ann, rabbit, addressOf(`invented ${rabbit.rabbit}`));
      await settle();
    }
    expect(await scan(ann, ben)).toMatchObject({ outcome: 'waiting', collected: [] });
    await settle();
    expect(await me(ann)).toMatchObject({ collected: [{ colour: 'yellow' }] });
  });
});

describe('SettlePrinted', () => {
  it('keeps the numbers of the scans in the log, and no secret', async () => {
    await scan(ann, ben);
    await scan(ann, cleo, addressOf('invented'));
    await settle();
    const { rows } = await event.read<{ rows: object[] }>('StaffLog');
    expect(rows[0]).toMatchObject({ action: 'SettlePrinted', detail: { confirm: [1], strike: [2] } });
  });

  it('settles a scan once', async () => {
    await scan(ann, ben);
    await settle();
    await event.act('SettlePrinted', { strike: [1] });
    expect(await me(ann)).toMatchObject({ collected: [{ status: 'confirmed' }], voided: 0 });
    expect(await me(ben)).toMatchObject({ given: 1 });
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['empty lists', { confirm: [], strike: [] }],
    ['a scan that there is not', { confirm: [2] }],
    ['scan 0', { strike: [0] }],
    ['a scan on both lists', { confirm: [1], strike: [1] }],
    ['a scan twice', { confirm: [1, 1] }],
    ['a number as text', { confirm: ['1'] }],
    ['a list by name', { confirm: { first: 1 } }],
    ['more than one message can settle', { confirm: Array(maxPrintedSettled + 1).fill(1) }],
  ])('refuses %s', async (_, data) => {
    await scan(ann, ben);
    expect(await event.refusal(owner, 'SettlePrinted', { reason: 'because', ...data })).toBe(
      'staff.malformed',
    );
  });
});
