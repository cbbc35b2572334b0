import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import {
  defaultClaimWindowMs,
  maxDisclosures,
  maxPendingClaims,
  rabbitColours,
  slotMs,
} from '../client/generated';
import { EventUnderTest, type TestPlayer } from '../testing/event-under-test';

/** A claim that the process accepted. */
interface Accepted {
  scanner: number;
  rabbit: number;
  slot: number;
  at: number;
  block: number;
  honest: boolean;
}

interface Standing {
  rabbit: number;
  count: number;
  at: number | undefined;
}

const names = Array.from({ length: 28 }, (_, index) => `Player ${index + 1}`);
/** The players who scan; each of them tries to scan everybody. */
const scanners = 6;
const banned = [3, 9];
const bannedForAWhile = [4, 10, 9];
const strikes = [
  { rabbit: 1, colour: 'red' },
  { rabbit: 2, colour: 'blue' },
  { rabbit: 5, colour: 'green' },
] as const;

/** Acts of the staff, in the order that each of them is done in. */
const acts: [string, object][] = [
  ...bannedForAWhile.map((rabbit): [string, object] => ['Ban', { rabbit }]),
  ['Strike', strikes[0]],
  ...bannedForAWhile.map((rabbit): [string, object] => ['Unban', { rabbit }]),
  ['Strike', strikes[1]],
  ...banned.map((rabbit): [string, object] => ['Ban', { rabbit }]),
  ['Strike', strikes[2]],
];

let event: EventUnderTest;
let players: TestPlayer[];
let accepted: Accepted[];
/** The readings after one order of it all. */
let expected: Readings;

const player = (number: number) => players[number - 1] as TestPlayer;
const colourOf = (rabbit: number) => rabbitColours[(rabbit - 1) % rabbitColours.length];

beforeAll(async () => {
  event = await EventUnderTest.start();
  await event.run();
  players = await event.joinAll(...names);
  accepted = await scanEachOther(seededRandom(17));
  event.pass(4 * slotMs + defaultClaimWindowMs);
  await event.live.evaluateLua('Scanned = ao.clone(RabbitState)');
  expected = await play(1, 200);
});
afterAll(() => event.stop());

/** The scanners scan each other and everybody else, in a random order of rabbits, honestly or not. */
async function scanEachOther(random: SeededRandom): Promise<Accepted[]> {
  const claims: Accepted[] = [];
  for (const rabbit of shuffled(players, random)) {
    for (const scanner of players.slice(0, scanners)) {
      event.pass(10);
      const slot = event.slot - random.upTo(3) + 1;
      const honest = random.chance(0.7);
      const claim = honest ? undefined : addressOf(`invented ${event.now}`);
      const data = event.scanData(scanner, rabbit, { slot, claim });
      const outcome = await event.live.send(event.letter(scanner.address, 'Scan', data));
      if (!outcome.ok) continue;
      const { now: at, block } = event;
      claims.push({ scanner: scanner.rabbit, rabbit: rabbit.rabbit, slot, at, block, honest });
    }
  }
  return claims;
}

function shuffled<Entry>(list: readonly Entry[], random: SeededRandom): Entry[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.upTo(rest.length), 1)[0] as Entry);
}

/** Messages that disclose every token, a few at a time and in random order, among the acts of the staff. */
function randomLetters(random: SeededRandom) {
  const shown = new Map(accepted.map(({ rabbit, slot }) => [`${rabbit} ${slot}`, { rabbit, slot }]));
  const rest = shuffled([...shown.values()], random);
  const letters = acts.map(([action, data]) => event.letter(owner, action, { reason: 'because', ...data }));
  while (rest.length > 0) {
    const disclosures = rest
      .splice(0, random.upTo(maxDisclosures) + 1)
      .map(({ rabbit, slot }) => event.disclosure(player(rabbit), slot));
    const place = random.upTo(letters.length + 1);
    letters.splice(place, 0, event.letter(addressOf('anybody'), 'Disclose', { disclosures }));
  }
  return letters;
}

/** The process of this tree, of which each message settles no more than a number of units. */
function sourceOfSmallSteps(units: number): string {
  const source = processSource('rabbit');
  const small = source.replace('SETTLING_PER_MESSAGE = 200', `SETTLING_PER_MESSAGE = ${units}`);
  if (small === source && units !== 200) throw new Error('The bound has another value');
  return small;
}

/** Discloses and acts in a random order, in parts of a size. Returns all that can be read in the end. */
async function play(seed: number, units: number): Promise<Readings> {
  await event.live.evaluateLua('RabbitState = ao.clone(Scanned)');
  await event.live.evaluateLua(sourceOfSmallSteps(units));
  for (const letter of randomLetters(seededRandom(seed))) {
    const outcome = await event.live.send(letter);
    // a colour of which all claims proved false before has none to strike
    if (!(outcome.ok || outcome.code === 'staff.colour-missing'))
      throw new Error(`${letter.action} was refused: ${outcome.error}`);
  }
  while (!(await event.send<{ done: boolean }>(addressOf('anybody'), 'Settle')).done);
  return readAll();
}

type Readings = Awaited<ReturnType<typeof readAll>>;

async function readAll() {
  const standings: (Standing & { voided: number; given: number })[] = [];
  for (const { address } of players) standings.push(await event.read('Me', { address }));
  return {
    players: standings,
    leaderboard: await event.read<{ rows: Standing[] }>('Leaderboard', { limit: 100 }),
    info: await event.read('Info'),
  };
}

/** Counts anew what the accepted claims come to, by the rules alone. */
function recount() {
  const voided = new Map<number, number>();
  const given = new Map<number, number>();
  const kept = new Map<string, Accepted[]>();
  for (const claim of accepted) {
    const key = `${claim.scanner} ${colourOf(claim.rabbit)}`;
    kept.set(key, [...(kept.get(key) ?? []), claim].slice(-maxPendingClaims));
  }
  for (const { honest, scanner, rabbit } of [...kept.values()].flat()) {
    const [counts, number] = honest ? [given, rabbit] : [voided, scanner];
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  for (const { rabbit, colour } of strikes) kept.delete(`${rabbit} ${colour}`);
  const counting = [...kept.values()].flatMap(
    (list) => list.find(({ honest, rabbit }) => honest && !banned.includes(rabbit)) ?? [],
  );
  const standings = players.map(({ rabbit }): Standing => {
    const own = counting.filter(({ scanner }) => scanner === rabbit);
    return {
      rabbit,
      count: own.length,
      at: own.length > 0 ? Math.max(...own.map(({ at }) => at)) : undefined,
    };
  });
  const ranked = standings
    .filter(({ rabbit }) => !banned.includes(rabbit))
    .sort((a, b) => b.count - a.count || (a.at ?? 0) - (b.at ?? 0) || a.rabbit - b.rabbit);
  return {
    ranked,
    scans: ranked.reduce((sum, { count }) => sum + count, 0),
    proofs: players.map(({ rabbit }) => ({
      rabbit,
      voided: voided.get(rabbit) ?? 0,
      given: given.get(rabbit) ?? 0,
    })),
  };
}

it('the game has colours with too many claims, void ones, spare ones and banned givers', () => {
  const perColour = new Map<string, number>();
  for (const { scanner, rabbit } of accepted) {
    const key = `${scanner} ${colourOf(rabbit)}`;
    perColour.set(key, (perColour.get(key) ?? 0) + 1);
  }
  expect([...perColour.values()].some((count) => count > maxPendingClaims)).toBe(true);
  expect(accepted.some(({ honest }) => !honest)).toBe(true);
  expect(accepted.some(({ rabbit, honest }) => honest && banned.includes(rabbit))).toBe(true);
});

it('what counts follows from the claims and the acts alone', async () => {
  const { players: mes, leaderboard, info } = expected;
  const { ranked, scans, proofs } = recount();
  expect(leaderboard.rows.map(({ rabbit, count, at }) => ({ rabbit, count, at }))).toEqual(ranked);
  expect(mes.map(({ rabbit, voided, given }) => ({ rabbit, voided, given }))).toEqual(proofs);
  expect(info).toMatchObject({ scans });
});

it.each([
  [2, 2],
  [3, 3],
  [4, 7],
  [5, 31],
  [6, 200],
])(
  'the order of disclosures, acts and settling makes no difference (seed %i, %i units a message)',
  async (seed, units) => {
    expect(await play(seed, units)).toEqual(expected);
  },
);
