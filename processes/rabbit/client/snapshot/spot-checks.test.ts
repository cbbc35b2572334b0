import type { RabbitId } from '../rabbit-id';
import type { Leaderboard } from '../replies/leaderboard';
import { spotChecked } from './spot-checks';

const minuteMs = 60_000;
const startMs = 1_790_000_000_000;

/** A ranking of these rabbits in this order, each with as many colours as given. */
const boardOf = (
  counts: readonly (readonly [rabbit: number, count: number])[],
  at = Date.now(),
): Leaderboard => ({
  total: counts.length,
  at,
  rows: counts.map(([rabbit, count], index) => ({
    rank: index + 1,
    rabbit: rabbit as RabbitId,
    nickname: `Rabbit ${rabbit}`,
    colour: 'red',
    count,
    colours: [],
  })),
});

const truth = [
  [1, 3],
  [2, 2],
  [3, 1],
] as const;

let stop: (() => void) | undefined;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  jest.useFakeTimers({ now: startMs });
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: {
      get visibilityState() {
        return visibility;
      },
    },
  });
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

/** A phone that follows a relay, and one snapshot each half minute. */
function phone({
  told,
  ledger = () => boardOf(truth),
  random = () => 0,
  players = 300,
}: {
  told: () => Leaderboard;
  players?: number;
  ledger?: () => Leaderboard;
  random?: () => number;
}) {
  const seen = { reads: 0, refuted: 0, heard: 0 };
  const checked = spotChecked<Leaderboard>({
    follow: (hear) => {
      const timer = setInterval(() => hear(told()), minuteMs / 2);
      return () => clearInterval(timer);
    },
    read: async () => {
      seen.reads += 1;
      return ledger();
    },
    phones: () => players,
    onRefuted: () => {
      seen.refuted += 1;
    },
    random,
  });
  stop = checked.follow(
    () => {
      seen.heard += 1;
    },
    () => undefined,
  );
  return { seen, checked };
}

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * minuteMs);

it('goes on trusting a relay that tells what the ledger tells', async () => {
  const { seen } = phone({ told: () => boardOf(truth) });
  await pass(60);
  expect(seen.reads).toBeGreaterThan(10);
  expect(seen.refuted).toBe(0);
  expect(seen.heard).toBeGreaterThan(100);
});

it.each<[string, () => Leaderboard]>([
  [
    'gives a rabbit colours',
    () =>
      boardOf([
        [3, 7],
        [1, 3],
        [2, 2],
      ]),
  ],
  ['makes up a rabbit', () => boardOf([[9, 7], ...truth])],
  [
    'leaves out a rabbit',
    () =>
      boardOf([
        [2, 2],
        [3, 1],
      ]),
  ],
  [
    'changes the order',
    () =>
      boardOf([
        [2, 2],
        [1, 3],
        [3, 1],
      ]),
  ],
  ['tells an old state', () => boardOf(truth, startMs - minuteMs)],
  ['tells a time that has not come', () => boardOf(truth, Date.now() + 1000 * minuteMs)],
])('drops a relay that %s, and shows no more of it', async (_, told) => {
  const { seen } = phone({ told });
  await pass(15);
  expect(seen.refuted).toBe(1);
  expect(seen.reads).toBeLessThanOrEqual(3);
  const { heard } = seen;
  await pass(5);
  expect(seen.heard).toBe(heard);
});

it('holds nothing against a relay while the ledger itself changes', async () => {
  let scans = 0;
  const moving = () =>
    boardOf([
      [1, 3 + scans],
      [2, 2],
      [3, 1],
    ]);
  const { seen } = phone({
    told: () => moving(),
    ledger: () => {
      scans += 1;
      return moving();
    },
  });
  await pass(60);
  expect(seen.reads).toBeGreaterThan(10);
  expect(seen.refuted).toBe(0);
});

it('forgives a single contradiction, as of a ban that was taken back at once', async () => {
  let isBanned = false;
  const { seen } = phone({ told: () => boardOf(isBanned ? truth.slice(1) : truth) });
  await pass(1);
  isBanned = true;
  await pass(0.5);
  isBanned = false;
  await pass(60);
  expect(seen.reads).toBeGreaterThan(10);
  expect(seen.refuted).toBe(0);
});

it('compares fresh direct replies that come anyway', async () => {
  const { seen, checked } = phone({ told: () => boardOf([[9, 7], ...truth]), random: () => 1 });
  await checked.read({ maxAgeMs: 0 });
  for (let reads = 0; reads < 2; reads += 1) {
    await pass(2);
    await checked.read({ maxAgeMs: 0 });
  }
  expect(seen).toMatchObject({ refuted: 1, reads: 3 });
});

it('reads nothing on a page that is not visible', async () => {
  visibility = 'hidden';
  const { seen } = phone({ told: () => boardOf(truth) });
  await pass(60);
  expect(seen.reads).toBe(0);
});

it('300 phones together check a part about once in half an hour, by two reads', async () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const phones = Array.from({ length: 300 }, () => {
    const { seen } = phone({ told: () => boardOf(truth), random });
    const end = stop;
    return { seen, end };
  });
  const hours = 4;
  await pass(hours * 60);
  for (const { end } of phones) end?.();
  const reads = phones.reduce((sum, { seen }) => sum + seen.reads, 0);
  expect(reads).toBeGreaterThan(hours);
  expect(reads).toBeLessThan(hours * 10);
});

it.each([
  [2, 1 / 60],
  [300, 1 / 9000],
  [1000, 1 / 9000],
  [65_535, 1 / 9000],
])(
  'among %i players, a phone begins a check in a minute with the probability %d',
  async (players, probability) => {
    const sure = phone({ told: () => boardOf(truth), players, random: () => probability * 0.99 });
    await pass(1);
    expect(sure.seen.reads).toBe(1);
    stop?.();
    const unsure = phone({ told: () => boardOf(truth), players, random: () => probability });
    await pass(60);
    expect(unsure.seen.reads).toBe(0);
  },
);
