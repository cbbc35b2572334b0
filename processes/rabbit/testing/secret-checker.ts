import type { RabbitId } from '../client';
import type { SecretGame } from './secret-game';

/** Numbers that describe one player, by the id of each feature; one beyond the end is 0. */
type Features = Float32Array;

/** The lesson of a checker: how much each feature speaks for the one who is sought. */
export type Suspicion = ReadonlyMap<number, number>;

/** A role whose player a checker has to find. */
export interface Sought {
  /** Returns the player who has it in a game. */
  in: (game: SecretGame) => RabbitId;
  /** Returns the probability, by the rules and by who leaves a card unanswered, that a candidate has it. */
  chance: (game: SecretGame, rabbit: RabbitId) => number;
}

const tableHeadBytes = 12;

/** The ids of features by their names, the same in all games. */
const featureIds = new Map<string, number>();
let nextId = 0;

function idOf(name: string, count = 1): number {
  const known = featureIds.get(name);
  if (known !== undefined) return known;
  const id = nextId;
  nextId += count;
  featureIds.set(name, id);
  return id;
}

/** Characters of a text that are compared, besides its length. */
const firstCharacters = 4;

/** The features of one player while they are gathered. */
class Described {
  values: Features = new Float32Array(8192);

  set(name: string, value: number): void {
    this.#write(idOf(name), value);
  }

  add(name: string, value: number): void {
    const id = idOf(name);
    this.#write(id, (this.values[id] ?? 0) + value);
  }

  setBytes(name: string, bytes: Uint8Array): void {
    this.set(`${name} length`, bytes.length);
    const start = idOf(`${name} of ${bytes.length}`, bytes.length);
    this.#write(start + bytes.length, 0);
    this.values.set(bytes, start);
  }

  /** Adds a value by its leaves. */
  setValue(name: string, value: unknown): void {
    if (typeof value === 'number') this.set(name, value);
    if (typeof value === 'boolean') this.set(name, value ? 1 : 0);
    if (typeof value === 'string') this.#setText(name, value);
    if (typeof value !== 'object' || value === null) return;
    const fields = Object.entries(value);
    this.set(`${name} fields`, fields.length);
    for (const [field, inner] of fields) this.setValue(`${name}.${field}`, inner);
  }

  #setText(name: string, text: string): void {
    const start = idOf(`${name} text`, firstCharacters + 1);
    this.#write(start + firstCharacters, text.length);
    for (let at = 0; at < firstCharacters; at += 1) this.#write(start + at, text.charCodeAt(at) || 0);
  }

  #write(id: number, value: number): void {
    if (id >= this.values.length) {
      const wider = new Float32Array(id * 2);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[id] = value;
  }
}

/** Adds what the log and the units see of each player: sizes, times and places of all that was sent, and all that is in it. */
function addActs(players: ReadonlyMap<string, Described>, { acts }: SecretGame): void {
  let edition = 0;
  let dealtAt = 0;
  let earlier = 0;
  const latest = new Map<string, number>();
  for (const [place, { from, action, data, text, at, way }] of acts.entries()) {
    if (action === 'Deal') {
      edition += 1;
      dealtAt = at;
    }
    const player = players.get(from);
    if (player) {
      const name = `${way} ${action} ${edition}`;
      player.set(`${name} place`, place);
      player.add(`${name} count`, 1);
      player.add(`${way} count`, 1);
      player.set(`${name} time`, at - dealtAt);
      player.set(`${name} wait`, at - earlier);
      player.set(`${name} own wait`, at - (latest.get(from) ?? 0));
      player.set(`${name} size`, text.length);
      // before the draw nothing depends on a role
      if (edition > 0) player.setValue(name, data);
      const { sealed } = ('acknowledgement' in data ? data.acknowledgement : data) as { sealed?: string };
      if (sealed) {
        player.setBytes(`sealed ${edition}`, Buffer.from(sealed, 'base64url'));
        player.set(`acknowledged ${edition} at`, at - dealtAt);
      }
    }
    latest.set(from, at);
    earlier = at;
  }
}

/** Adds what the process answered each player, to messages and reads. */
function addReplies(players: ReadonlyMap<string, Described>, { replies, readings }: SecretGame): void {
  for (const { Target, Data } of replies) {
    players.get(Target)?.add('replies', 1);
    players.get(Target)?.add('reply size', Data.length);
  }
  for (const { Target, Data } of readings) {
    const player = players.get(Target);
    if (!player) continue;
    player.add('readings', 1);
    const nth = player.values[idOf('readings')];
    player.set(`reading ${nth} size`, Data.length);
    for (const [field, value] of Object.entries(JSON.parse(Data))) {
      if (typeof value !== 'object') player.setValue(`reading ${nth}.${field}`, value);
    }
  }
}

/** The players whom a path of the state names, each with the name of the feature that the path is of that player. */
type Naming = readonly { index: number; name: string }[];

/** The namings of paths, by the number of players: a path with an address is only in the events of that player. */
const namings = new Map<number, Map<string, Naming>>();

function namingOf(path: string, players: readonly string[]): Naming {
  const indexOf = (part: string) => {
    const number = Number(part);
    return number >= 1 && number <= players.length ? number - 1 : players.indexOf(part);
  };
  const parts = path.split('\n');
  const named = new Set(parts.map(indexOf).filter((index) => index >= 0));
  return [...named].map((index) => ({
    index,
    name: `state ${parts.map((part) => (indexOf(part) === index ? '*' : part)).join('.')}`,
  }));
}

/** Adds what the state says of each player: leaves whose path names the player, and leaves whose value is the number. */
function addState(described: readonly Described[], { players, state }: SecretGame): void {
  const known = namings.get(players.length) ?? new Map<string, Naming>();
  namings.set(players.length, known);
  for (const [path, value] of Object.entries(state)) {
    const naming = known.get(path) ?? namingOf(path, players);
    known.set(path, naming);
    for (const { index, name } of naming) described[index]?.setValue(name, value);
    if (typeof value === 'number') described[value - 1]?.set(`state of ${path}`, 1);
  }
}

/** Adds the envelopes of each player, and how much of one is that of the edition before. */
function addEnvelopes(described: readonly Described[], { tables }: SecretGame): void {
  for (const [edition, table] of tables.entries()) {
    const count = new DataView(table.buffer, table.byteOffset).getUint32(8);
    const size = (table.length - tableHeadBytes) / count;
    for (const [index, player] of described.slice(0, count).entries()) {
      const start = tableHeadBytes + index * size;
      const envelope = table.subarray(start, start + size);
      player.setBytes(`envelope ${edition}`, envelope);
      const before = tables[edition - 1]?.subarray(start, start + size);
      if (before) player.set(`kept ${edition}`, envelope.filter((byte, at) => byte === before[at]).length);
    }
  }
}

const comparisons = new WeakMap<SecretGame, Features[]>();

/** Returns the features of each player who may be the one, as differences from the mean of these. */
function compared(game: SecretGame): Features[] {
  const found = comparisons.get(game);
  if (found) return found;
  const described = game.players.map(() => new Described());
  const players = new Map(game.players.map((address, index) => [address, described[index] as Described]));
  addEnvelopes(described, game);
  addActs(players, game);
  addReplies(players, game);
  addState(described, game);
  for (const [index, player] of described.entries()) player.set('number', index + 1);
  const rows = game.candidates.map((rabbit) => described[rabbit - 1]?.values.subarray(0, nextId) as Features);
  for (let id = 0; id < nextId; id += 1) {
    let sum = 0;
    for (const row of rows) sum += row[id] ?? 0;
    const mean = sum / rows.length;
    for (const row of rows) if (id < row.length) row[id] = (row[id] as number) - mean;
  }
  comparisons.set(game, rows);
  return rows;
}

/** Deviations from chance below which a feature counts as noise, unless all features do. */
const noise = 4;

/** Learns, from events whose White Rabbit is known, the features that distinguish the player who is sought from the others. */
export function learnSuspicion(games: readonly SecretGame[], sought: Sought): Suspicion {
  const own = new Float64Array(2 ** 16);
  const squares = new Float64Array(own.length);
  let players = 0;
  for (const game of games) {
    const place = game.candidates.indexOf(sought.in(game));
    for (const [index, row] of compared(game).entries()) {
      players += 1;
      for (let id = 0; id < row.length; id += 1) {
        const value = row[id] as number;
        if (index === place) own[id] = (own[id] as number) + value;
        squares[id] = (squares[id] as number) + value * value;
      }
    }
  }
  const strength = Array.from({ length: nextId }, (_, id) => {
    const variance = (squares[id] as number) / players;
    // Rounding alone makes no difference.
    const z = variance > 1e-9 ? (own[id] as number) / Math.sqrt(variance * games.length) : 0;
    return { id, z, variance };
  });
  const sorted = strength
    .filter(({ z }) => z !== 0)
    .sort((one, other) => Math.abs(other.z) - Math.abs(one.z));
  const telling = sorted.filter(({ z }) => Math.abs(z) > noise);
  const chosen = telling.length > 0 ? telling : sorted.slice(0, 5);
  return new Map(chosen.map(({ id, z, variance }) => [id, z / Math.sqrt(variance)]));
}

/** Returns the player of an event whom a checker suspects most. */
export function suspectOf(game: SecretGame, suspicion: Suspicion): RabbitId {
  const scores = compared(game).map((row) =>
    [...suspicion].reduce((sum, [id, weight]) => sum + weight * (row[id] ?? 0), 0),
  );
  return game.candidates[scores.indexOf(Math.max(...scores))] as RabbitId;
}
