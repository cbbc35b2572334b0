import { addressOf } from '../../common/testing/addresses';
import {
  defaultSettleWindowMs,
  maxClaimsPerPlayer,
  maxPendingClaims,
  maxVoidedClaims,
  rabbitColours,
} from '../client/generated';
import { EventUnderTest, type TestPlayer } from '../testing/event-under-test';

interface Scanned {
  outcome: string;
  collected: string[];
  complete: boolean;
  block?: number;
}

const event = EventUnderTest.forTests();
let garden: TestPlayer[];

beforeEach(async () => {
  await event.run();
  garden = await event.joinAll(...Array.from({ length: 30 }, (_, index) => `Player ${index + 1}`));
});

const player = (number: number) => garden[number - 1] as TestPlayer;
const me = (number: number) => event.read<Scanned>('Me', { address: player(number).address });
const scan = (scanner: number, rabbit: number) => event.scan<Scanned>(player(scanner), player(rabbit));
const invent = (scanner: number, rabbit: number) =>
  event.scan<Scanned>(player(scanner), player(rabbit), {
    claim: addressOf(`invented ${event.now} ${rabbit}`),
  });
const refusal = (scanner: number, rabbit: number) =>
  event.refusal(player(scanner).address, 'Scan', event.scanData(player(scanner), player(rabbit)));
/** Seven rabbits of the seven colours. */
const seven = [2, 3, 4, 5, 6, 7, 8];
/** Four yellow rabbits. */
const yellow = [2, 9, 16, 23];

describe('seven invented claims', () => {
  it('fill the own screen only: no board, no wall, no block, no number', async () => {
    for (const rabbit of seven) await invent(1, rabbit);
    const own = await me(1);
    expect(own).toMatchObject({ complete: true, collected: Array(7).fill({ status: 'pending' }) });
    expect(own).not.toHaveProperty('block');
    expect(await event.read('Info')).toMatchObject({ scans: 0, rainbows: 0, latestRainbows: [] });
    const board = await event.read('Leaderboard', { limit: 1 });
    expect(board).toMatchObject({ rows: [{ rabbit: 1, count: 0, colours: [] }] });
    expect(JSON.stringify(board)).not.toContain('"block"');
  });

  it('show nowhere a day later, also in a read without a time', async () => {
    for (const rabbit of seven) await invent(1, rabbit);
    event.pass(86_400_000);
    await event.act('End');
    const letter = { ...event.letter(addressOf('reader'), 'Me', { address: player(1).address }), at: 0 };
    expect(await event.live.read(letter)).toMatchObject({ data: { complete: false, collected: [] } });
  });

  it('count against their sender, whose later claims show once they are confirmed', async () => {
    for (const rabbit of seven.slice(0, maxVoidedClaims)) await invent(1, rabbit);
    await scan(1, 5);
    await event.discloseShown();
    expect(await me(1)).toMatchObject({ voided: maxVoidedClaims, collected: [{ rabbit: 5 }] });
    expect(await scan(1, 6)).toMatchObject({ outcome: 'waiting', collected: [rabbitColours[4]] });
    expect(await me(1)).toMatchObject({ collected: [{ rabbit: 5 }] });
    await event.discloseShown();
    expect(await me(1)).toMatchObject({ collected: [{ rabbit: 5 }, { rabbit: 6, status: 'confirmed' }] });
  });

  it('fewer than three leave a player’s pending claims on the own screen', async () => {
    for (const rabbit of seven.slice(0, maxVoidedClaims - 1)) await invent(1, rabbit);
    await event.discloseShown();
    expect(await scan(1, 6)).toMatchObject({ outcome: 'collected' });
  });
});

describe('a rainbow of own wallets', () => {
  beforeEach(async () => {
    for (const rabbit of seven) await scan(1, rabbit);
    await event.discloseShown();
  });

  it('falls when they are banned, who can’t be scanned again', async () => {
    const { block } = await me(1);
    expect(block).toBeGreaterThan(0);
    for (const rabbit of seven) await event.act('Ban', { rabbit });
    const own = await me(1);
    expect(own).toMatchObject({ complete: false, collected: [] });
    expect(own).not.toHaveProperty('block');
    expect(await event.read('Info')).toMatchObject({ scans: 0, rainbows: 0, latestRainbows: [] });
    expect(await event.read('Leaderboard', { limit: 1 })).toMatchObject({ rows: [{ rabbit: 1, count: 0 }] });
    for (const rabbit of seven) expect(await refusal(1, rabbit)).toBe('rabbit.banned');
    for (const rabbit of seven) await event.act('Unban', { rabbit });
    expect(await me(1)).toMatchObject({ complete: true, block, rank: 1 });
    expect(await event.read('Info')).toMatchObject({ scans: 7, rainbows: 1 });
  });

  it('shows in what each rabbit gave, also while it is banned', async () => {
    await event.act('Ban', { rabbit: 2 });
    expect(await event.read('Contacts', { limit: 2 })).toMatchObject({ rows: [{ given: 0 }, { given: 1 }] });
    expect(await me(2)).toMatchObject({ banned: true, given: 1 });
  });

  it('keeps a struck colour off, whatever becomes of its rabbit', async () => {
    await event.act('Strike', { rabbit: 1, colour: 'yellow' });
    await event.act('Ban', { rabbit: 2 });
    await event.act('Unban', { rabbit: 2 });
    expect(await me(1)).toMatchObject({ complete: false, collected: Array(6).fill({ status: 'confirmed' }) });
  });
});

describe('a banned rabbit', () => {
  it('gives nothing: pending claims of it don’t show, and don’t count once they are confirmed', async () => {
    await scan(1, 2);
    await event.act('Ban', { rabbit: 2 });
    expect(await me(1)).toMatchObject({ collected: [] });
    await event.discloseShown();
    expect(await me(1)).toMatchObject({ collected: [] });
    expect(await scan(1, 9)).toMatchObject({ outcome: 'collected' });
    await event.act('Unban', { rabbit: 2 });
    expect(await me(1)).toMatchObject({ collected: [{ rabbit: 2, status: 'confirmed' }] });
  });

  it('is replaced by the next claim of its colour, and steps back in front of it', async () => {
    await scan(1, 2);
    expect(await scan(1, 9)).toMatchObject({ outcome: 'reserve' });
    await event.discloseShown();
    expect(await me(1)).toMatchObject({ collected: [{ rabbit: 2 }] });
    await event.act('Ban', { rabbit: 2 });
    expect(await me(1)).toMatchObject({ collected: [{ rabbit: 9, status: 'confirmed' }] });
    await event.act('Unban', { rabbit: 2 });
    expect(await me(1)).toMatchObject({ collected: [{ rabbit: 2 }] });
  });
});

describe('a rabbit that shows rubbish', () => {
  it('locks no colour: an honest one of it steps in', async () => {
    expect(await invent(1, 2)).toMatchObject({ outcome: 'collected' });
    expect(await refusal(1, 2)).toBe('rabbit.colour-collected');
    expect(await scan(1, 9)).toMatchObject({ outcome: 'reserve', collected: ['yellow'] });
    expect(await me(1)).toMatchObject({ collected: [{ rabbit: 2 }] });
    await event.discloseShown();
    expect(await me(1)).toMatchObject({ voided: 1, collected: [{ rabbit: 9, status: 'confirmed' }] });
  });

  it('locks none with many others either: the oldest gives way and is no void claim', async () => {
    for (const rabbit of yellow.slice(0, maxPendingClaims)) await invent(1, rabbit);
    expect(await scan(1, yellow[3] as number)).toMatchObject({ outcome: 'reserve' });
    await event.discloseShown();
    expect(await me(1)).toMatchObject({ voided: maxPendingClaims - 1, collected: [{ rabbit: yellow[3] }] });
  });

  it('can be scanned again once its claim has lapsed', async () => {
    await invent(1, 2);
    event.pass(defaultSettleWindowMs * 2);
    expect(await scan(1, 2)).toMatchObject({ outcome: 'collected' });
  });
});

it('of several honest claims of a colour the earliest counts, whichever is disclosed first', async () => {
  const [first, second] = [player(2), player(9)];
  await scan(1, 2);
  const { slot, now } = event;
  event.pass(1000);
  await scan(1, 9);
  event.pass(defaultSettleWindowMs);
  await event.disclose(event.disclosure(second, slot));
  expect(await me(1)).toMatchObject({ collected: [{ rabbit: 9, at: now + 1000 }] });
  await event.disclose(event.disclosure(first, slot));
  expect(await me(1)).toMatchObject({ collected: [{ rabbit: 2, at: now }] });
});

it("a player makes only so many claims, and fills nobody else's room by rubbish", async () => {
  const tries = Array.from({ length: maxClaimsPerPlayer }, (_, index) => yellow[index % yellow.length] ?? 0);
  for (const rabbit of tries) await invent(1, rabbit);
  expect(await refusal(1, 3)).toBe('scan.too-many');
  expect(await scan(9, 3)).toMatchObject({ outcome: 'collected' });
});
