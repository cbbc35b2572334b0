import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { type Letter, owner, processId } from '../../common/testing/live-process';
import { processNetwork } from '../../common/testing/process-network';
import { PublishedKeys } from '../../common/testing/published-keys';
import { readEventInfo, readLeaderboard, readMe } from '../client';
import { EventUnderTest } from '../testing/event-under-test';
import { makeLargeEvent } from '../testing/large-event';
import { RandomGame } from '../testing/random-game';
import { playFirstHalf, playSecondHalf } from '../testing/whole-game';

jest.setTimeout(300_000);

const process = processId as ProcessId;
/** Rows that one message publishes at most. */
const mostRows = 3;

let event: EventUnderTest;
beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());

/** Gives the process its code again, which then publishes all parts anew, and no rows of the game before. */
async function forgetPublished(): Promise<void> {
  await event.live.evaluateLua('WaitingRows = nil');
  await event.live.evaluateLua(processSource('rabbit'));
}

const clientOf = (keys: PublishedKeys) =>
  keys.readerOf({ ao: processNetwork({ processes: { [process]: event.live }, clock: event }), process });

const timeless = <T extends { at: number; rank?: number }>({ at, rank, ...reply }: T) => reply;
const fresh = { maxAgeMs: 0 };

/** Lets messages come until no text waits for one: a message publishes a few only, and a few of them may be as they were. */
async function publishWaiting(keys: PublishedKeys): Promise<void> {
  for (let quiet = 0; quiet < 10; quiet += 1)
    if (keys.take(await event.live.evaluate(event.letter(addressOf('anybody'), 'Info')))) quiet = 0;
}

/** Compares all published parts with what dry runs answer. Returns how many of the players had theirs published. */
async function compareAll(keys: PublishedKeys, players: Iterable<string>): Promise<number> {
  const { place, asked } = clientOf(keys);
  const pages = { whole: { offset: 0, limit: 50 }, top: { offset: 0, limit: 3 } };
  const info = await readEventInfo(place);
  const [board, top] = [await readLeaderboard(place, pages.whole), await readLeaderboard(place, pages.top)];
  expect(asked.dryRuns).toBe(0);
  expect(timeless(info)).toEqual(timeless(await readEventInfo(place, fresh)));
  const whole = await readLeaderboard(place, pages.whole, fresh);
  expect(timeless(board)).toEqual(timeless(whole));
  expect(top.rows).toEqual(whole.rows.slice(0, 3));
  let published = 0;
  for (const player of new Set(players)) {
    const before = asked.dryRuns;
    const me = await readMe(place, player as Address);
    if (asked.dryRuns > before) continue;
    published += 1;
    const { at, ...rest } = me;
    const { at: _, ...exact } = await readMe(place, player as Address, fresh);
    expect(rest).toEqual(exact);
  }
  return published;
}

describe.each([1, 2])('a random game (seed %i)', (seed) => {
  const keys = new PublishedKeys();
  let comparisons = 0;

  beforeAll(async () => {
    await event.reset();
    await forgetPublished();
    const game = new RandomGame(event, seed * 7919);
    jest.spyOn(Date, 'now').mockImplementation(() => event.now);
    for (let message = 0; message < 300; message += 1) {
      const letter = await game.next();
      const result = await event.live.evaluate(letter);
      keys.take(result);
      const reply = result.Messages[0];
      if (reply?.Tags.some(({ value }) => value === 'Registered'))
        game.registered(letter, JSON.parse(reply.Data ?? '').rabbit);
      if (message % 30 !== 29) continue;
      // also while rows wait
      if (message % 60 === 59) await publishWaiting(keys);
      comparisons += await compareAll(
        keys,
        game.players.map(({ address }) => address),
      );
    }
  });

  it('publishes what dry runs answer', () => {
    expect(comparisons).toBeGreaterThan(20);
  });

  it('withdraws rows that wait, so that a dry run answers', () => {
    expect(keys.withdrawn.length).toBeGreaterThan(0);
  });

  it('publishes nothing again that is as it was', () => {
    expect(keys.repeated).toEqual([]);
    expect(keys.messages.length).toBeGreaterThan(50);
    for (const names of keys.messages) expect(names.length).toBeLessThanOrEqual(3 + mostRows);
  });
});

it('a whole game to its winner publishes what dry runs answer', async () => {
  const keys = new PublishedKeys();
  await event.reset();
  await forgetPublished();
  const stopTaking = keys.takeAllOf(event.live);
  const players = await playFirstHalf(event);
  await playSecondHalf(event, players);
  stopTaking();
  jest.spyOn(Date, 'now').mockImplementation(() => event.now);
  await publishWaiting(keys);
  const addresses = players.map(({ address }) => address);
  expect(await compareAll(keys, addresses)).toBeGreaterThan(addresses.length / 2);
  expect(keys.repeated).toEqual([]);
});

it('a ban that moves most of the board withdraws it until its lines are made again, a few a message', async () => {
  const keys = new PublishedKeys();
  await makeLargeEvent(event.live, {
    players: 60,
    claims: 300,
    coloursEach: 5,
    status: 'confirmed',
    popular: 50,
  });
  await event.live.evaluateLua('WaitingRows = nil');
  keys.take(await event.live.evaluateOwn(processSource('rabbit')));
  const { place, asked } = clientOf(keys);
  const page = { offset: 0, limit: 50 };
  /** Sends a message. Returns true when the board can be read as it was published; either way it is the true one. */
  async function isPublishedAfter(letter: Letter): Promise<boolean> {
    keys.take(await event.live.evaluate(letter));
    const before = asked.dryRuns;
    const read = await readLeaderboard(place, page);
    const isPublished = asked.dryRuns === before;
    expect(timeless(read)).toEqual(timeless(await readLeaderboard(place, page, fresh)));
    return isPublished;
  }
  // the next message settles it, so a dry run shows what that will publish
  keys.take(await event.live.evaluate(event.letter(owner, 'Ban', { rabbit: 50, reason: 'test' })));
  let withdrawn = 0;
  while (!(await isPublishedAfter(event.letter(addressOf('anybody'), 'Info'))) && withdrawn < 30)
    withdrawn += 1;
  expect(withdrawn).toBeGreaterThan(5);
  expect(withdrawn).toBeLessThan(15);
  expect(keys.repeated).toEqual([]);
});

describe('an evaluation by the owner', () => {
  const keys = new PublishedKeys();
  const staffOf = async () => (await readEventInfo(clientOf(keys).place)).staff;
  const evaluate = async (code: string) => {
    const result = await event.live.evaluateOwn(code);
    expect(result.Error).toBeUndefined();
    return keys.take(result);
  };

  beforeAll(async () => {
    await event.reset();
    await event.live.evaluateLua('WaitingRows = nil');
    expect(await evaluate(processSource('rabbit'))).toBe(true);
  });

  it('publishes all parts of the code that it brings', async () => {
    expect([...keys.values.keys()].sort()).toEqual(['board', 'event', 'numbers']);
    expect(await compareAll(keys, [])).toBe(0);
  });

  it('publishes nothing where nothing is another', async () => {
    expect(await evaluate('return 1')).toBe(false);
  });

  it('publishes all of a state that it restores, rows a few at a time', async () => {
    const stopTaking = keys.takeAllOf(event.live);
    const players = await playFirstHalf(event);
    stopTaking();
    await publishWaiting(keys);
    await evaluate(`local state = ao.clone(RabbitState)
      for rabbit = 1, state.players.total do
        state.players.nickname[rabbit] = 'Restored ' .. rabbit
      end
      state.event.name, RabbitState = 'Restored', state`);
    expect((await readEventInfo(clientOf(keys).place)).name).toBe('Restored');
    await publishWaiting(keys);
    jest.spyOn(Date, 'now').mockImplementation(() => event.now);
    const addresses = players.map(({ address }) => address);
    expect(await compareAll(keys, addresses)).toBeGreaterThan(addresses.length / 2);
  });

  it('leaves a state that can’t be read unpublished, and fails for nothing else', async () => {
    expect(await evaluate('Kept, RabbitState = RabbitState, 1')).toBe(false);
    expect(await evaluate('RabbitState = Kept')).toBe(false);
  });

  it('publishes a hand-over', async () => {
    const [before, ...others] = await staffOf();
    const heir = addressOf('heir');
    expect(await evaluate(`Owner = '${heir}'`)).toBe(true);
    expect(await staffOf()).toEqual([heir, ...others]);
    expect(before).not.toBe(heir);
  });
});
