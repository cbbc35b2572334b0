import { addressOf } from '../../../common/testing/addresses';
import { defaultClaimWindowMs, defaultSettleWindowMs, slotMs } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
let ann: TestPlayer;
/** One rabbit of each colour, of which Ann's own comes first. */
let garden: TestPlayer[];
let slot: number;
/** Past the claim window of a slot that begins now. */
const windowMs = slotMs + defaultClaimWindowMs + 1;
/** Past the time in which a claim of that slot must be disclosed. */
const settleMs = windowMs + defaultSettleWindowMs;

beforeEach(async () => {
  await event.run();
  garden = await event.joinAll('Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ida');
  [ann] = garden as [TestPlayer];
  slot = event.slot;
});

const rabbit = (number: number) => garden[number - 1] as TestPlayer;
const me = () =>
  event.read<{ complete: boolean; block?: number; rank?: number }>('Me', { address: ann.address });
/** Any accepted message lets the process see what time it is. */
const touch = () => event.act('Announce', { text: 'Hello' });

describe('a claim without a disclosure', () => {
  beforeEach(() => event.scan(ann, rabbit(2)));

  it('counts until the settle window is over, then lapses', async () => {
    event.pass(settleMs - 1);
    await touch();
    expect(await event.statuses(ann)).toEqual({ yellow: 'pending' });
    event.pass(1);
    expect(await event.statuses(ann)).toEqual({});
    await touch();
    expect(await event.statuses(ann)).toEqual({});
  });

  it('is taken as lapsed by the next scan of that rabbit, before any other message', async () => {
    event.pass(settleMs - 1);
    const again = event.scanData(ann, rabbit(2), { claim: addressOf('again') });
    expect(await event.refusal(ann.address, 'Scan', again)).toBe('rabbit.colour-collected');
    event.pass(1);
    expect(await event.scan(ann, rabbit(2))).toMatchObject({ outcome: 'collected', collected: ['yellow'] });
  });

  it('counts again once it is disclosed', async () => {
    event.pass(settleMs);
    await touch();
    expect(await event.disclose(event.disclosure(rabbit(2), slot))).toMatchObject({
      disclosed: [{ confirmed: 1, struck: 0 }],
    });
    expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
    expect(await event.read('Me', { address: ann.address })).toMatchObject({
      collected: [{ slot, rabbit: 2 }],
    });
  });

  it('comes back in place of a later one of its colour', async () => {
    event.pass(settleMs);
    const laterSlot = event.slot;
    await event.scan(ann, rabbit(9));
    await event.disclose(event.disclosure(rabbit(2), slot));
    expect(await event.read('Me', { address: ann.address })).toMatchObject({
      collected: [{ colour: 'yellow', rabbit: 2, slot, status: 'confirmed' }],
    });
    event.pass(windowMs);
    expect(await event.disclose(event.disclosure(rabbit(9), laterSlot))).toMatchObject({
      disclosed: [{ confirmed: 1, struck: 0 }],
    });
    expect(await event.read('Me', { address: ann.address })).toMatchObject({
      collected: [{ colour: 'yellow', rabbit: 2, slot, status: 'confirmed' }],
    });
  });

  it('leaves a later one of its colour alone when it turns out to be invented', async () => {
    await event.scan(rabbit(3), rabbit(2), { claim: addressOf('invented') });
    event.pass(settleMs);
    await event.scan(rabbit(3), rabbit(9));
    expect(await event.disclose(event.disclosure(rabbit(2), slot))).toMatchObject({
      disclosed: [{ confirmed: 1, struck: 1 }],
    });
    expect(await event.statuses(rabbit(3))).toEqual({ yellow: 'pending' });
  });

  it('may lapse several times over', async () => {
    event.pass(settleMs);
    const second = event.slot;
    await event.scan(ann, rabbit(9));
    event.pass(settleMs);
    await touch();
    expect(await event.statuses(ann)).toEqual({});
    await event.disclose(event.disclosure(rabbit(9), second));
    expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
    await event.disclose(event.disclosure(rabbit(2), slot));
    expect(await event.read('Me', { address: ann.address })).toMatchObject({ collected: [{ rabbit: 2 }] });
  });

  it('lapses in the length of the settle window that the event says', async () => {
    await event.reset();
    await event.run({ settleWindowMs: 60_000 });
    garden = await event.joinAll('Ann', 'Ben');
    [ann] = garden as [TestPlayer];
    await event.scan(ann, rabbit(2));
    event.pass(windowMs + 60_000);
    expect(await event.statuses(ann)).toEqual({});
  });
});

describe('a rainbow', () => {
  /** The last of the seven is scanned in block 1,600,007. */
  const lastBlock = 1_600_007;
  beforeEach(async () => {
    for (const number of [2, 3, 4, 5, 6, 7, 8]) {
      event.pass(1000);
      await event.scan(ann, rabbit(number), { slot });
    }
  });

  it('is complete on the own screen with seven claims, and has a block and a rank once they are confirmed', async () => {
    const pending = await me();
    expect(pending).toMatchObject({
      complete: true,
      rank: 1,
      collected: Array(7).fill({ status: 'pending' }),
    });
    expect(pending).not.toHaveProperty('block');
    await event.discloseShown();
    expect(await me()).toMatchObject({ complete: true, block: lastBlock, rank: 1 });
  });

  it('loses its block when a claim is struck out and gets a new one with a new claim', async () => {
    await event.discloseShown();
    await event.act('Strike', { rabbit: ann.rabbit, colour: 'yellow' });
    const struck = await me();
    expect(struck).toMatchObject({ complete: false });
    expect(struck.block).toBeUndefined();
    event.pass(10_000);
    const { block } = event;
    expect(await event.scan(ann, rabbit(2))).toMatchObject({ complete: true });
    await event.discloseShown();
    expect(await me()).toMatchObject({ complete: true, block });
  });

  it('goes when its claims lapse and comes back with its block when they are confirmed', async () => {
    event.pass(settleMs);
    await touch();
    expect(await me()).toMatchObject({ complete: false });
    for (const number of [2, 3, 4, 5, 6, 7, 8]) {
      await event.disclose(event.disclosure(rabbit(number), slot));
    }
    expect(await me()).toMatchObject({ complete: true, block: lastBlock });
  });
});

describe('a strike', () => {
  it('takes a colour for good, also when its token is disclosed later', async () => {
    await event.scan(ann, rabbit(2));
    await event.act('Strike', { rabbit: ann.rabbit, colour: 'yellow' });
    expect(await event.statuses(ann)).toEqual({});
    event.pass(windowMs);
    expect(await event.disclose(event.disclosure(rabbit(2), slot))).toMatchObject({
      disclosed: [{ confirmed: 0, struck: 0 }],
    });
    expect(await event.statuses(ann)).toEqual({});
  });

  it('takes a confirmed colour', async () => {
    await event.scan(ann, rabbit(2));
    event.pass(windowMs);
    await event.disclose(event.disclosure(rabbit(2), slot));
    await event.act('Strike', { rabbit: ann.rabbit, colour: 'yellow' });
    expect(await event.statuses(ann)).toEqual({});
  });

  it('also takes one that lapsed and might have come back', async () => {
    await event.scan(ann, rabbit(2));
    event.pass(settleMs);
    await touch();
    await event.act('Strike', { rabbit: ann.rabbit, colour: 'yellow' });
    await event.disclose(event.disclosure(rabbit(2), slot));
    expect(await event.statuses(ann)).toEqual({});
  });

  it('leaves the other colours and allows a new scan of that one', async () => {
    await event.scan(ann, rabbit(2));
    await event.scan(ann, rabbit(3));
    await event.act('Strike', { rabbit: ann.rabbit, colour: 'yellow' });
    expect(await event.statuses(ann)).toEqual({ blue: 'pending' });
    // the message of the scan that was struck stays without effect
    await expect(event.scan(ann, rabbit(2))).rejects.toThrow('message.repeated');
    event.pass(slotMs);
    expect(await event.scan(ann, rabbit(2))).toMatchObject({ collected: ['yellow', 'blue'] });
  });
});

it('a dry run at any time changes nothing', async () => {
  await event.scan(ann, rabbit(2));
  const before = await event.live.stateText();
  event.pass(settleMs * 10);
  expect(await event.statuses(ann)).toEqual({});
  expect(await event.live.stateText()).toBe(before);
});
