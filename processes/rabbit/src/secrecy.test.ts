import type { LiveProcess } from '../../common/testing/live-process';
import { startRabbit } from '../testing/live-rabbit';
import { makeRoleKeys, type RoleKeys } from '../testing/role-keys';
import { countGuessed, learnSuspicion } from '../testing/secret-checker';
import { type PlantedLeak, playSecretGame, type SecretGame } from '../testing/secret-game';

const events = 1000;
const leakedEvents = 100;
const players = 5;
/** Many messages and many keys; generous, since it is no test of speed. */
const limitMs = 1_800_000;

let rabbit: LiveProcess;
let keys: RoleKeys[];
let contact: RoleKeys;
beforeAll(async () => {
  rabbit = await startRabbit();
  contact = await makeRoleKeys();
  keys = await Promise.all(Array.from({ length: players }, makeRoleKeys));
});
afterAll(() => rabbit.stop());

async function play(count: number, leak?: PlantedLeak): Promise<SecretGame[]> {
  const games: SecretGame[] = [];
  for (let index = 0; index < count; index++)
    games.push(await playSecretGame(rabbit, { keys, contact }, leak));
  return games;
}

/** Lets a checker learn from one half of the games; returns by how many deviations it beats chance in the other. */
function skill(games: readonly SecretGame[]): number {
  const half = games.length / 2;
  const guessed = countGuessed(games.slice(half), learnSuspicion(games.slice(0, half)));
  const chance = 1 / players;
  return (guessed - half * chance) / Math.sqrt(half * chance * (1 - chance));
}

it(
  'the whole log and state of 1,000 events tell nobody who the White Rabbit is',
  async () => {
    const games = await play(events);
    expect(games.length).toBe(1000);
    expect(new Set(games.map(({ whiteRabbit }) => whiteRabbit)).size).toBe(players);
    // chance exceeds five deviations once in three million runs
    expect(skill(games)).toBeLessThan(5);
  },
  limitMs,
);

const resent = (change: object) => (letter: { data?: unknown }) => ({
  ...letter,
  data: { ...(letter.data as object), ...change },
});

it.each<[string, PlantedLeak]>([
  ['an acknowledgement with one more field', { acknowledgement: resent({ seen: true }) as never }],
  [
    'an acknowledgement that comes later',
    { acknowledgement: (letter) => ({ ...letter, at: letter.at + 20_000 }) },
  ],
  ['a byte of an envelope', { envelope: (sealed) => sealed.fill(0, 70, 71) }],
  ['a number in the state', { state: 'RabbitState.players.given[whiteRabbit] = 1' }],
  ['the number itself in the state', { state: 'RabbitState.roles.deal.chosen = whiteRabbit' }],
])(
  'the checker finds %s that gives the White Rabbit away',
  async (_, leak) => {
    expect(skill(await play(leakedEvents, leak))).toBeGreaterThan(5);
  },
  limitMs,
);
