import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processSource } from '../../aos';
import { EventUnderTest } from '../testing/event-under-test';
import { comparableState, rabbitStates, shapeOf, shapeOfToday, startRelease } from '../testing/releases';
import {
  bannedRabbit,
  finish,
  playFirstHalf,
  playSecondHalf,
  playUnfinished,
  type Replies,
  readEverything,
} from '../testing/upgrade-game';

const upgrade = (event: EventUnderTest) => event.rabbit.evaluateLua(processSource('rabbit'));

interface Entry {
  rabbit: number;
}

/**
 * Returns what replies before version 3 have in common with those since: pending claims counted like confirmed ones, also
 * those of banned rabbits, in ranks, blocks and public numbers.
 */
function comparable({ Info, Leaderboard, Me, ...others }: Replies, version: number): Replies {
  if (version >= 3) return { Info, Leaderboard, Me, ...others } as Replies;
  const without = (reply: unknown, ...fields: string[]) =>
    Object.fromEntries(Object.entries(reply as object).filter(([field]) => !fields.includes(field)));
  const players = (Me as { collected: Entry[] }[]).map((me) => ({
    ...without(me, 'rank', 'block'),
    collected: me.collected.filter(({ rabbit }) => rabbit !== bannedRabbit),
  }));
  return {
    ...others,
    Info: [without(Info?.[0], 'scans', 'rainbows', 'latestRainbows')],
    Me: players,
  };
}

/** The game played on today's code from the start. */
let expected: { replies: Replies; state: string; finished: Replies };
beforeAll(async () => {
  const event = await EventUnderTest.start();
  try {
    const replies = await playSecondHalf(event, await playFirstHalf(event));
    const state = await comparableState(event.rabbit);
    await event.reset();
    expected = { replies, state, finished: await finish(event, await playUnfinished(event)) };
  } finally {
    await event.stop();
  }
});

it('there is a release of every version up to that of today', async () => {
  const { version } = await shapeOfToday();
  expect(rabbitStates.versions()).toEqual(Array.from({ length: version }, (_, i) => i + 1));
});

describe.each(rabbitStates.versions())('a running process of state version %i', (version) => {
  let event: EventUnderTest;
  beforeAll(async () => {
    event = await EventUnderTest.start(startRelease(version));
  });
  afterAll(() => event.stop());

  it('answers as before once it has today’s code, and goes on like a process that always had it', async () => {
    const players = await playFirstHalf(event);
    const before = await readEverything(event, players);
    await upgrade(event);
    expect(await readEverything(event, players)).toMatchObject(comparable(before, version));
    expect(await playSecondHalf(event, players)).toEqual(expected.replies);
    expect(await comparableState(event.rabbit)).toBe(expected.state);
  });

  // Version 1 did everything at once.
  if (version > 1) {
    it('ends the checks and the jobs that were under way, to the same result', async () => {
      const busy = await EventUnderTest.start(startRelease(version));
      try {
        const unfinished = await playUnfinished(busy);
        await upgrade(busy);
        const replies = await finish(busy, unfinished);
        const confirmed = { collected: [{ status: 'confirmed' }] };
        expect(replies).toMatchObject({ Settle: [{ done: true }], Me: [confirmed, confirmed] });
        expect(replies).toEqual(expected.finished);
      } finally {
        await busy.stop();
      }
    });
  }

  it('has a whole game after it got today’s code without an event', async () => {
    await event.reset();
    await upgrade(event);
    expect(await playSecondHalf(event, await playFirstHalf(event))).toEqual(expected.replies);
    expect(await comparableState(event.rabbit)).toBe(expected.state);
  });
});

it('the game opens the event in its first half and uses every other action in its second', () => {
  const actions = fileURLToPath(new URL('../src/actions.lua', import.meta.url));
  const names = [...readFileSync(actions, 'utf8').matchAll(/^ {2}(\w+) = /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(['Open', ...Object.keys(expected.replies)].sort()).toEqual(names.sort());
});

describe('the shape of the state', () => {
  it('is the one that is recorded for its version', async () => {
    expect(rabbitStates.unrecordedChange(await shapeOfToday())).toBeUndefined();
  });

  it('is compared: a column, a field and a type that are new or gone are reported, and a version without record', async () => {
    const event = await EventUnderTest.start();
    try {
      await playSecondHalf(event, await playFirstHalf(event));
      const version = Number(await event.rabbit.evaluateLua('return RabbitState.version'));
      await event.rabbit.evaluateLua(`
        RabbitState.players.plantedColumn = { 38 }
        RabbitState.event.prize = nil
        RabbitState.clock = 1.5`);
      const shape = await shapeOf(event.rabbit);
      const report = rabbitStates.unrecordedChange({ version, shape })?.split('\n').slice(1);
      expect(report?.sort()).toEqual([
        '+ clock: float',
        '+ players.plantedColumn: table',
        '+ players.plantedColumn[]: integer',
        '- clock: integer',
        '- event.prize: string',
      ]);
      expect(rabbitStates.unrecordedChange({ version: version + 1, shape })).toContain('is not recorded');
    } finally {
      await event.stop();
    }
  });
});
