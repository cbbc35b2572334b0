import type { LiveProcess } from '../../common/testing/live-process';
import { startRabbit } from '../testing/live-rabbit';
import { makeRoleKeys, type RoleKeys } from '../testing/role-keys';
import { countGuessed, learnSuspicion } from '../testing/secret-checker';
import { playSecretGames, readPublicState, type SecretGame } from '../testing/secret-game';

const events = 1000;
/** Events with one setting: what is public before the draw can't depend on the role. */
const drawsOfSetting = 20;
const leakedEvents = 100;
const players = 5;
/** Many messages and many keys; generous, since it is no test of speed. */
const limitMs = 1_800_000;

let rabbit: LiveProcess;
let games: SecretGame[];
beforeAll(async () => {
  rabbit = await startRabbit();
  const contact = await makeRoleKeys();
  const keys: RoleKeys[] = await Promise.all(Array.from({ length: players }, makeRoleKeys));
  const settings = Array.from({ length: events / drawsOfSetting }, () => undefined);
  // two at once: one is prepared while the process handles the other
  const play = async () => {
    const played: SecretGame[] = [];
    while (settings.length > 0) {
      settings.pop();
      played.push(...(await playSecretGames(rabbit, { keys, contact }, drawsOfSetting)));
    }
    return played;
  };
  games = (await Promise.all([play(), play()])).flat();
}, limitMs);
afterAll(() => rabbit.stop());

/** Lets a checker learn from one half of the games; returns by how many deviations it beats chance in the other. */
function skill(played: readonly SecretGame[]): number {
  const half = played.length / 2;
  const guessed = countGuessed(played.slice(half), learnSuspicion(played.slice(0, half)));
  const chance = 1 / players;
  return (guessed - half * chance) / Math.sqrt(half * chance * (1 - chance));
}

it(
  'the whole log and state of 1,000 events tell nobody who the White Rabbit is',
  () => {
    expect(games.length).toBe(1000);
    expect(new Set(games.map(({ whiteRabbit }) => whiteRabbit)).size).toBe(players);
    // chance exceeds five deviations once in three million runs
    expect(skill(games)).toBeLessThan(5);
  },
  limitMs,
);

it('the record of an event has its whole log, every reply and every leaf of the state', async () => {
  const [{ log, replies, players: addresses } = { log: [], replies: [], players: [] }] = games;
  expect(log).toHaveLength(5 + 2 * players);
  expect(replies).toHaveLength(log.length);
  expect(replies.map(({ Target }) => Target)).toEqual(log.map(({ From }) => From));
  expect(addresses).toHaveLength(players);
  const state = await readPublicState(
    rabbit,
    "RabbitState.players.given[3] = 7 RabbitState.roles.deal.chosen, RabbitState.roles.note = 3, 'hi'",
  );
  expect(state).toMatchObject({
    ...{ '\nplayers\ngiven\n3': 7, '\nroles\ndeal\nchosen': 3, '\nroles\nnote': '6869' },
    '\nacknowledgements\nsealed\n5': expect.stringMatching(/^04.{216}$/),
  });
});

/** A change to the record of an event that gives its White Rabbit away, to be found by the checker. */
type PlantedLeak = (game: SecretGame) => Partial<SecretGame>;

/** Changes the White Rabbit's acknowledgement. */
const ofAcknowledgement =
  (change: (message: SecretGame['log'][number]) => object): PlantedLeak =>
  ({ log, players: addresses, whiteRabbit }) => ({
    log: log.map((message) =>
      message.From === addresses[whiteRabbit - 1] && message.Tags[0]?.value === 'Acknowledge'
        ? { ...message, ...change(message) }
        : message,
    ),
  });

const tableHeadBytes = 12;
const envelopeBytes = 253;

it.each<[string, PlantedLeak]>([
  [
    'an acknowledgement with one more field',
    ofAcknowledgement(({ Data }) => ({ Data: JSON.stringify({ ...JSON.parse(Data), seen: true }) })),
  ],
  [
    'an acknowledgement that comes later',
    ofAcknowledgement(({ Timestamp }) => ({ Timestamp: Timestamp + 20_000 })),
  ],
  [
    'a byte of an envelope',
    ({ table, whiteRabbit }) => {
      const at = tableHeadBytes + (whiteRabbit - 1) * envelopeBytes + 70;
      return { table: table.slice().fill(0, at, at + 1) };
    },
  ],
  [
    'a number in the state',
    ({ state, whiteRabbit }) => ({ state: { ...state, [`\nplayers\ngiven\n${whiteRabbit}`]: 1 } }),
  ],
  [
    'the number itself in the state',
    ({ state, whiteRabbit }) => ({ state: { ...state, '\nroles\ndeal\nchosen': whiteRabbit } }),
  ],
])(
  'the checker finds %s that gives the White Rabbit away',
  (_, leak) => {
    const leaked = games.slice(0, leakedEvents).map((game) => ({ ...game, ...leak(game) }));
    expect(skill(leaked)).toBeGreaterThan(5);
  },
  limitMs,
);
