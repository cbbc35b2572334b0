import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { AosResult } from '../../aos';
import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { processId } from '../../common/testing/live-process';
import { processNetwork } from '../../common/testing/process-network';
import { readEventInfo, readLeaderboard, readMe } from '../client';
import { EventUnderTest } from '../testing/event-under-test';
import { RandomGame } from '../testing/random-game';
import { playFirstHalf, playSecondHalf } from '../testing/whole-game';

jest.setTimeout(300_000);

const process = processId as ProcessId;
/** Rows that one message publishes at most. */
const mostRows = 8;
/** The tags of the message by which a process published something on a real node, in their order, without the keys. */
const envelope = ['Data-Protocol', 'Variant', 'Type', 'Reference', 'device'];

/** The keys of a process as a node has them, by what it published. */
class PublishedKeys {
  readonly values = new Map<string, string>();
  /** The keys of each message that published something. */
  readonly messages: string[][] = [];
  /** Keys that were published again with what they had. */
  readonly repeated: string[] = [];

  take({ Messages }: AosResult): void {
    const patches = Messages.filter(({ Tags }) => Tags.some(({ value }) => value === 'patch@1.0'));
    expect(patches.length).toBeLessThan(2);
    for (const { Target, Data, Tags } of patches) {
      expect([Target, Data]).toEqual(['', undefined]);
      expect(Tags.slice(0, envelope.length).map(({ name }) => name)).toEqual(envelope);
      const parts = Tags.slice(envelope.length);
      this.messages.push(parts.map(({ name }) => name));
      for (const { name, value } of parts) {
        const before = this.values.get(name);
        if (before && JSON.stringify(JSON.parse(before).is) === JSON.stringify(JSON.parse(value).is))
          this.repeated.push(name);
        this.values.set(name, value);
      }
    }
  }
}

let event: EventUnderTest;
beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());

/** Gives the process its code again, which then publishes all parts anew, and no rows of the game before. */
async function forgetPublished(): Promise<void> {
  await event.live.evaluateLua('UnpublishedRows = nil');
  await event.live.evaluateLua(processSource('rabbit'));
}

/** A client that reads what was published; questions that need a dry run are counted. */
function clientOf(keys: PublishedKeys) {
  const network = processNetwork({ processes: { [process]: event.live }, clock: event });
  const asked = { dryRuns: 0 };
  const ao: AoClient = {
    ...network,
    read: (...question) => {
      asked.dryRuns += 1;
      return network.read(...question);
    },
    async published(_, names) {
      const texts = names.flatMap((name) => keys.values.get(name) ?? []);
      return texts.length === names.length ? texts : undefined;
    },
  };
  return { place: { ao, process }, asked };
}

const timeless = <T extends { at: number; rank?: number }>({ at, rank, ...reply }: T) => reply;
const fresh = { maxAgeMs: 0 };

/** Lets messages come until no text waits for one: a message publishes a few only. */
async function publishWaiting(keys: PublishedKeys): Promise<void> {
  const waits = 'return UnpublishedRows.last >= UnpublishedRows.first';
  while ((await event.live.evaluateLua(waits)) === 'true')
    keys.take(await event.live.evaluate(event.letter(addressOf('anybody'), 'Info')));
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
      if (message % 60 !== 59) continue;
      await publishWaiting(keys);
      comparisons += await compareAll(
        keys,
        game.players.map(({ address }) => address),
      );
    }
  });

  it('publishes what dry runs answer', () => {
    expect(comparisons).toBeGreaterThan(20);
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
  const evaluate = event.live.evaluate.bind(event.live);
  const spy = jest.spyOn(event.live, 'evaluate').mockImplementation(async (letter) => {
    const result = await evaluate(letter);
    keys.take(result);
    return result;
  });
  const players = await playFirstHalf(event);
  await playSecondHalf(event, players);
  spy.mockRestore();
  jest.spyOn(Date, 'now').mockImplementation(() => event.now);
  await publishWaiting(keys);
  const addresses = players.map(({ address }) => address);
  expect(await compareAll(keys, addresses)).toBeGreaterThan(addresses.length / 2);
  expect(keys.repeated).toEqual([]);
});
