import type { SecretGame } from './secret-game';

/** Numbers that describe one player, by name. */
type Features = Map<string, number>;

/** The lesson of a checker: how much each feature speaks for the White Rabbit. */
export type Suspicion = ReadonlyMap<string, number>;

const tableHeadBytes = 12;

function addValue(features: Features, name: string, value: unknown): void {
  if (typeof value === 'number') features.set(name, value);
  if (typeof value === 'boolean') features.set(name, value ? 1 : 0);
  if (typeof value === 'string') {
    features.set(`${name} length`, value.length);
    for (const at of [0, 1, 2, 3]) features.set(`${name} ${at}`, value.charCodeAt(at) || 0);
  }
}

function addBytes(features: Features, name: string, bytes: Uint8Array): void {
  features.set(`${name} length`, bytes.length);
  for (const [index, byte] of bytes.entries()) features.set(`${name} ${index}`, byte);
}

/** Adds what the log says of a player: sizes, times and places of messages, and all that is in their fields. */
function addLog(features: Features, game: SecretGame, address: string): void {
  const dealtAt = game.log.find(({ Tags }) => Tags[0]?.value === 'Deal')?.Timestamp ?? 0;
  for (const [place, message] of game.log.entries()) {
    if (message.From !== address) continue;
    const action = message.Tags[0]?.value;
    features.set(`${action} place`, place);
    features.set(`${action} count`, (features.get(`${action} count`) ?? 0) + 1);
    features.set(`${action} time`, message.Timestamp - dealtAt);
    features.set(`${action} wait`, message.Timestamp - (game.log[place - 1]?.Timestamp ?? 0));
    features.set(`${action} size`, message.Data.length);
    features.set(`${action} tags`, JSON.stringify(message.Tags).length);
    const data = JSON.parse(message.Data) as Record<string, unknown>;
    for (const [field, value] of Object.entries(data)) addValue(features, `${action}.${field}`, value);
    if (typeof data.sealed === 'string') {
      addBytes(features, `${action}.sealed bytes`, Buffer.from(data.sealed, 'base64url'));
    }
  }
}

/** Adds what the process answered a player. */
function addReplies(features: Features, game: SecretGame, address: string): void {
  for (const reply of game.replies as { Target: string; Data?: string }[]) {
    if (reply.Target !== address) continue;
    features.set('replies', (features.get('replies') ?? 0) + 1);
    features.set('reply size', (features.get('reply size') ?? 0) + (reply.Data?.length ?? 0));
  }
}

/** Adds what the state says of a player: leaves whose path names the player, and leaves whose value is the number. */
function addState(features: Features, game: SecretGame, address: string, rabbit: number): void {
  for (const [path, value] of Object.entries(game.state)) {
    const parts = path.split('\n');
    const named = parts.map((part) => (part === address || part === String(rabbit) ? '*' : part));
    if (named.includes('*')) addValue(features, `state ${named.join('.')}`, value);
    if (value === rabbit) features.set(`state of ${path}`, 1);
  }
}

function featuresOf(game: SecretGame): Features[] {
  const size = (game.table.length - tableHeadBytes) / game.players.length;
  return game.players.map((address, index) => {
    const features: Features = new Map();
    const start = tableHeadBytes + index * size;
    addBytes(features, 'envelope', game.table.subarray(start, start + size));
    addLog(features, game, address);
    addReplies(features, game, address);
    addState(features, game, address, index + 1);
    features.set('number', index + 1);
    return features;
  });
}

/** Returns each player's features as differences from the mean of the event. */
function compared(game: SecretGame): Features[] {
  const players = featuresOf(game);
  const names = new Set(players.flatMap((features) => [...features.keys()]));
  for (const name of names) {
    const values = players.map((features) => features.get(name) ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    for (const [index, features] of players.entries()) features.set(name, (values[index] as number) - mean);
  }
  return players;
}

/** Deviations from chance below which a feature counts as noise, unless all features do. */
const noise = 4;

/** Learns from events whose White Rabbit is known what tells the White Rabbit from the others. */
export function learnSuspicion(games: readonly SecretGame[]): Suspicion {
  const sums = new Map<string, { own: number; squares: number; players: number }>();
  for (const game of games) {
    for (const [index, features] of compared(game).entries()) {
      for (const [name, value] of features) {
        const sum = sums.get(name) ?? { own: 0, squares: 0, players: 0 };
        if (index + 1 === game.whiteRabbit) sum.own += value;
        sum.squares += value * value;
        sum.players += 1;
        sums.set(name, sum);
      }
    }
  }
  const strength = [...sums].flatMap(([name, { own, squares, players }]) => {
    const variance = squares / players;
    return variance > 0 ? [{ name, z: own / Math.sqrt(variance * games.length), variance }] : [];
  });
  strength.sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
  const telling = strength.filter(({ z }) => Math.abs(z) > noise);
  const chosen = telling.length > 0 ? telling : strength.slice(0, 5);
  return new Map(chosen.map(({ name, z, variance }) => [name, z / Math.sqrt(variance)]));
}

/** Returns the number of events whose White Rabbit a checker guesses. */
export function countGuessed(games: readonly SecretGame[], suspicion: Suspicion): number {
  let guessed = 0;
  for (const game of games) {
    const scores = compared(game).map((features) =>
      [...suspicion].reduce((sum, [name, weight]) => sum + weight * (features.get(name) ?? 0), 0),
    );
    if (scores.indexOf(Math.max(...scores)) + 1 === game.whiteRabbit) guessed += 1;
  }
  return guessed;
}
