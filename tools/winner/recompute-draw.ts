import { createHash } from 'node:crypto';
import { bytesOfText, digest } from './event-chains';
import { ProcessClock } from './ledger-clock';
import type { EventLog, EventLogEntry } from './log-entry';
import { isDecline, publicKeyOfSeed, type SealedAnswer } from './opened-decline';

/** An edition of the envelopes, with the player whom the seed gives the role. */
export interface RecomputedEdition {
  edition: number;
  /** Hash of the table that was dealt, in base64url. */
  table: string;
  /** Number of the draw; absent where neither the revealed key nor the staff opened it. */
  draw?: number;
  /** Number of the White Rabbit's rabbit; absent where nobody was left to be drawn. */
  whiteRabbit?: number;
  address?: string;
  /** True where the revealed key opens the edition: its White Rabbit got that key, and can't win with it. */
  isExcluded?: true;
}

/** A draw of the White Rabbit, done again. */
export interface RecomputedDraw {
  /** `none`: the staff never committed to a seed; `secret`: it is not open. */
  result: 'none' | 'secret' | 'opened';
  /** In base64url. */
  commitment?: string;
  /** Players who could be drawn: those of the first start, without those who were out by then. */
  eligible?: number;
  editions: RecomputedEdition[];
  /** Steps that the seed doesn't prove, such as a further draw that nobody declined before. */
  unproven: string[];
  /** Places where the log contradicts the rules, such as a commitment after the first registration. */
  contradictions: string[];
}

/** The highest number that is drawn for an event, and one more. */
const drawnNumbers = 256;

/** A message that the process took, at the time that it had for the process. */
interface Taken extends EventLogEntry {
  now: number;
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};

/** Returns the messages that the process took, in the ledger's order. */
function takenOf(entries: readonly EventLogEntry[]): Taken[] {
  const clock = new ProcessClock();
  return entries.flatMap((entry) => {
    if (!entry.reply || entry.forgery || entry.action === 'Eval') return [];
    const now = clock.timeOf(entry.time);
    clock.accept(now);
    return [{ ...entry, now }];
  });
}

/** The registrations as the first start froze them. */
interface Frozen {
  hash: Buffer;
  players: number;
  out: ReadonlySet<number>;
}

/** Returns the registrations at the first start; undefined before it. */
function frozenOf(process: string, taken: readonly Taken[]): Frozen | undefined {
  let hash: Buffer = Buffer.alloc(32);
  let players = 0;
  const removed = new Set<number>();
  const banned = new Set<number>();
  for (const { action, from, data, now, block } of taken) {
    const rabbit = Number(data.rabbit);
    if (action === 'Register') {
      players += 1;
      hash = digest('rr1g', hash, u16(players), bytesOfText(from), u64(now), u64(block));
    }
    if (action === 'Remove') removed.add(rabbit);
    if (action === 'Ban') banned.add(rabbit);
    if (action === 'Unban') banned.delete(rabbit);
    if (action === 'Start') {
      const start = digest('rr1g', bytesOfText(process), hash, u16(players), u64(now), u64(block));
      return { hash: start, players, out: new Set([...removed, ...banned]) };
    }
  }
  return undefined;
}

/** Returns those whom a seed draws, in the order of the draws. */
function drawnBy(process: string, seed: Buffer, { hash, players, out }: Frozen): number[] {
  const drawn = new Set<number>();
  for (let number = 0; players > 0 && number < drawnNumbers; number += 1) {
    const bytes = digest('rr1w', bytesOfText(process), seed, hash, u32(number));
    const rabbit = (bytes.readUIntBE(0, 6) % players) + 1;
    if (!out.has(rabbit)) drawn.add(rabbit);
  }
  return [...drawn];
}

/** A seed and the number of a draw, as an edition has them sealed; only the commitment shows if they are true. */
function openPart(
  process: string,
  edition: number,
  sealed: Buffer,
  key: Buffer,
): { seed: Buffer; draw: number } {
  const pads = [0, 1].map((part) =>
    digest('rr1v', bytesOfText(process), u32(edition), key, Buffer.from([part])),
  );
  const pad = Buffer.concat(pads);
  const bytes = Buffer.from(sealed.map((byte, index) => byte ^ (pad[index] ?? 0)));
  return { seed: bytes.subarray(0, 32), draw: bytes.length === 36 ? bytes.readUInt32BE(32) : -1 };
}

/** Returns the answers to role cards that came with taken messages, alone or riding along. */
const answersOf = (taken: readonly Taken[]): SealedAnswer[] =>
  taken.flatMap(({ action, from, data, reply }) => {
    const riding = reply?.acknowledged === true ? data.acknowledgement : undefined;
    const given = (action === 'Acknowledge' ? data : riding) as Partial<SealedAnswer> | undefined;
    const { edition, sealed } = given ?? {};
    return typeof edition === 'number' && typeof sealed === 'string'
      ? [{ address: from, edition, sealed }]
      : [];
  });

/** The draw as far as the log opens it. */
interface Opening {
  process: string;
  taken: readonly Taken[];
  deals: readonly Taken[];
  /** The sealed parts of the editions that were dealt with the revealed key, as it opens them. */
  parts: ReadonlyMap<number, { seed: Buffer; draw: number }>;
  /** The data of `OpenDraw`, if the staff opened the seed. */
  opened: EventLogEntry['data'] | undefined;
  /** Editions for which the staff say that they drew once more. */
  redraws: readonly number[];
}

function openingOf(process: string, taken: readonly Taken[]): Opening {
  const deals = taken.filter(({ action }) => action === 'Deal');
  const opened = taken.findLast(({ action }) => action === 'OpenDraw')?.data;
  const revealed = taken.findLast(({ action }) => action === 'Reveal')?.data.key;
  const key = revealed === undefined ? undefined : bytesOfText(revealed);
  const digestOfKey = key && createHash('sha256').update(key).digest('base64url');
  const parts = deals.flatMap((deal) => {
    if (!key || keyDigestAt(taken, deal) !== digestOfKey) return [];
    const edition = Number(deal.data.edition);
    return [[edition, openPart(process, edition, bytesOfText(deal.data.sealed), key)] as const];
  });
  const redraws = Array.isArray(opened?.redraws) ? opened.redraws.map(Number) : [];
  return { process, taken, deals, parts: new Map(parts), opened, redraws };
}

/** Returns the digest of the key that an edition was dealt with: the key that was configured last before it. */
function keyDigestAt(taken: readonly Taken[], deal: Taken): string | undefined {
  const configured = taken
    .slice(0, taken.indexOf(deal))
    .findLast(
      ({ action, data }) => (action === 'Configure' || action === 'Draw') && data.keyDigest !== undefined,
    );
  return configured && String(configured.data.keyDigest);
}

/** Gives each edition its White Rabbit, by the seed, and says what the seed doesn't prove. */
class RecomputedRoles {
  readonly unproven: string[] = [];
  readonly #opening: Opening;
  readonly #seed: Buffer;
  readonly #drawn: readonly number[];
  readonly #players: readonly string[];
  readonly #answers: readonly SealedAnswer[];
  #draw = 0;
  #edition = 0;

  constructor(opening: Opening, seed: Buffer, drawn: readonly number[]) {
    this.#opening = opening;
    this.#seed = seed;
    this.#drawn = drawn;
    this.#players = opening.taken.flatMap(({ action, from }) => (action === 'Register' ? [from] : []));
    this.#answers = answersOf(opening.taken);
  }

  editions(): RecomputedEdition[] {
    return this.#opening.deals.map(({ data }) => {
      const edition = Number(data.edition);
      const draw = this.#drawOf(edition);
      const shown = { edition, table: String(data.hash) };
      if (draw === undefined) return shown;
      for (let earlier = this.#draw; earlier < draw; earlier += 1) this.#proveDecline(earlier, edition);
      [this.#draw, this.#edition] = [draw, edition];
      const whiteRabbit = this.#drawn[draw];
      if (whiteRabbit === undefined) return { ...shown, draw };
      const isExcluded = this.#opening.parts.has(edition) && { isExcluded: true as const };
      return { ...shown, draw, whiteRabbit, address: this.#players[whiteRabbit - 1], ...isExcluded };
    });
  }

  /** Returns the number of an edition's draw; undefined where it isn't open, which is named. */
  #drawOf(edition: number): number | undefined {
    const { parts, opened, redraws } = this.#opening;
    const part = parts.get(edition);
    if (!part && !opened) {
      this.unproven.push(
        `Edition ${edition} was dealt with another key than the revealed one: its draw is not open.`,
      );
      return undefined;
    }
    const draw = part ? part.draw : redraws.filter((from) => from <= edition).length;
    const isPossible = draw >= this.#draw && draw - this.#draw <= edition - this.#edition;
    if (isPossible && (!part || part.seed.equals(this.#seed))) return draw;
    this.unproven.push(
      `Edition ${edition} doesn’t open to the seed and a possible draw: nobody is excluded by it.`,
    );
    return undefined;
  }

  #proveDecline(draw: number, edition: number): void {
    const rabbit = this.#drawn[draw] ?? 0;
    const address = this.#players[rabbit - 1];
    const hasDeclined = this.#answers.some(
      (answer) =>
        answer.address === address &&
        answer.edition < edition &&
        isDecline(this.#opening.process, this.#seed, answer),
    );
    if (!hasDeclined)
      this.unproven.push(
        `Edition ${edition} went to another player though rabbit ${rabbit} had not declined.`,
      );
  }
}

/**
 * Draws the White Rabbit again from the seed that the revealed key or the staff opened and the event's public log alone, without
 * the process's code.
 * @param given 32 bytes in base64url, in place of the seed that the log opens
 */
export function recomputeDraw({ process, entries }: EventLog, given?: string): RecomputedDraw {
  const taken = takenOf(entries);
  const draw = taken.findLast(({ action }) => action === 'Draw');
  if (!draw) return { result: 'none', editions: [], unproven: [], contradictions: [] };
  const contradictions: string[] = [];
  const late = taken.slice(0, taken.indexOf(draw)).filter(({ action }) => action === 'Register').length;
  if (late > 0) contradictions.push(`The staff committed to the seed after ${late} registrations.`);
  const commitment = String(draw.data.commitment);
  const isCommitted = (bytes: Buffer) =>
    digest('rr1w', bytesOfText(process), bytes).equals(bytesOfText(commitment));
  const opening = openingOf(process, taken);
  const { opened, parts, redraws, deals } = opening;
  const ofLog = [...parts.values()].find((part) => isCommitted(part.seed))?.seed ?? opened?.seed;
  const seed = given ?? ofLog;
  if (seed === undefined) return { result: 'secret', commitment, editions: [], unproven: [], contradictions };
  const bytes = Buffer.isBuffer(seed) ? seed : bytesOfText(seed);
  if (!isCommitted(bytes)) contradictions.push('The seed is not the one that the staff committed to.');
  else if (publicKeyOfSeed(bytes) !== draw.data.acknowledgementKey)
    contradictions.push('Players sealed their answers to the role cards to another key than the seed’s.');
  for (const edition of redraws) {
    if (!deals.some(({ data }) => Number(data.edition) === edition))
      contradictions.push(`A further draw for edition ${edition}, which was not dealt.`);
  }
  const frozen = frozenOf(process, taken);
  const roles = new RecomputedRoles(opening, bytes, frozen ? drawnBy(process, bytes, frozen) : []);
  const editions = roles.editions();
  const eligible = frozen && frozen.players - frozen.out.size;
  return { result: 'opened', commitment, eligible, editions, unproven: roles.unproven, contradictions };
}
