import { createHash } from 'node:crypto';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { aosMessageOf, type LiveProcess, processId } from '../../common/testing/live-process';
import {
  drawCommitment,
  eligibleRabbits,
  envelopeTableHash,
  type RabbitId,
  sealAcknowledgement,
  sealEnvelopeTable,
  whiteRabbits,
} from '../client';
import {
  blockAt,
  type Cast,
  hallSizes,
  makeHall,
  registrationOf,
  type SecretHall,
  type SecretKind,
  staffAct,
} from './secret-hall';
import {
  actsOnEdition,
  below,
  disclosuresOf,
  editionMs,
  ownReading,
  type PhoneAct,
  tickMs,
} from './secret-phone';
import { type PublicRecord, recordAll } from './secret-record';
import { testAnswer, testKey } from './test-key';

/** A message, a dry run or a download as a unit that serves it sees it. */
export interface SeenAct extends PhoneAct {
  /** The text of its data. */
  text: string;
}

/** Everything that is public about one event with a White Rabbit, or seen by the units; and who it was. */
export interface SecretGame extends PublicRecord {
  kind: SecretKind;
  /** Addresses of the players, by number from 1. */
  players: readonly string[];
  /** All messages, dry runs and downloads, in the order of their times. */
  acts: readonly SeenAct[];
  /** The envelopes of each edition. */
  tables: readonly Uint8Array[];
  whiteRabbit: RabbitId;
  /** The player who had the role before, and declined. */
  declined?: RabbitId | undefined;
  /** True when the process itself answered the dry runs; else only their senders, sizes and times are known. */
  isReadByProcess: boolean;
  /** Those whom the rules leave possible: envelopes of the first edition, and no answer. */
  candidates: readonly RabbitId[];
}

/** A game before its process has handled it. */
type Plan = Omit<SecretGame, keyof PublicRecord | 'acts'> & { later: readonly PhoneAct[] };

const process = processId as ProcessId;
const key = 'abandon ability able about above absent';
/** The number of answers in an event of kind `answered`. */
export const answersGiven = 4;
/** The process answers the dry runs of one event in this number, since they cost as much as messages. */
const readingEvery = 4;
/** Of the White Rabbits whose role is not drawn again, one in this number declines all the same. */
const declining = 10;

/**
 * Plays events of one kind to their last acknowledgement or reveal, all that is public of them as the client does it. Their first
 * part, up to the start and the first scans, is the same; each has a draw of its own, before which no role exists.
 */
export async function playSecretGames(
  rabbit: LiveProcess,
  cast: Cast,
  kind: SecretKind,
  count: number,
): Promise<SecretGame[]> {
  const hall = await makeHall(kind, cast);
  const plans: Plan[] = [];
  for (let index = 0; index < count; index += 1) {
    plans.push({ ...(await planGame(kind, hall, cast)), isReadByProcess: index % readingEvery === 0 });
  }
  const setting = hall.setting.map(posted);
  const logs = plans.map(({ later, isReadByProcess }) =>
    later.filter(({ way }) => way === 'message' || (way === 'read' && isReadByProcess)).map(posted),
  );
  const records = await recordAll(rabbit, setting, logs);
  return plans.map(({ later, ...plan }, index) => ({
    ...plan,
    ...(records[index] as PublicRecord),
    acts: [...hall.setting, ...later].map((act) => ({ ...act, text: JSON.stringify(act.data) })),
  }));
}

function posted({ from, action, data, at, way }: PhoneAct) {
  const isRead = way === 'read';
  // a dry run has no time of its own
  const letter = { from, action, data, at: isRead ? 0 : at, block: blockAt(at) };
  return { message: aosMessageOf(letter), isRead };
}

/** Draws until now, by kind. */
const draws = new Map<SecretKind, number>();

/** Returns the seed of the next draw. The draws are the same in each run: so whether everybody is drawn is not left to chance. */
function nextSeed(kind: SecretKind): Uint8Array<ArrayBuffer> {
  const number = (draws.get(kind) ?? 0) + 1;
  draws.set(kind, number);
  return new Uint8Array(createHash('sha256').update(`${kind} ${number}`).digest());
}

/** Draws and deals the roles of an event after its setting, and goes on as its kind does. */
async function planGame(
  kind: SecretKind,
  hall: SecretHall,
  cast: Cast,
): Promise<Omit<Plan, 'isReadByProcess'>> {
  const { phones, readyAt } = hall;
  const seed = nextSeed(kind);
  const first = kind === 'late' ? phones.length - 1 : phones.length;
  const counts = kind === 'answered' ? [first] : [first, phones.length];
  const editions = counts.map((count, index) => ({
    edition: index + 1,
    eligible: eligibleRabbits({ count, log: [], acts: 0 }),
  }));
  const drawn = whiteRabbits({ seed, editions, redraws: kind === 'redrawn' ? [2] : [] }) as RabbitId[];
  const commitment = toBase64Url(drawCommitment({ process, seed }));
  const acts = [staffAct(readyAt, 'Draw', { commitment })];
  const scanned = hall.scanned.map((rabbits) => new Set(rabbits));
  const tables: Uint8Array[] = [];
  const [late] = phones.slice(first);
  let at = readyAt + 1000;
  for (const [index, whiteRabbit] of drawn.entries()) {
    const edition = index + 1;
    if (late && edition === 2) acts.push(registrationOf(late, at - 1000 - below(30_000), cast.keys));
    const declines = kind === 'redrawn' ? edition === 1 : below(declining) === 0;
    const dealt = { edition, at, phones: phones.slice(0, counts[index]), whiteRabbit, declines };
    const { table, acts: dealActs } = await dealEdition(dealt, scanned, cast);
    tables.push(table);
    acts.push(...dealActs);
    at += editionMs + tickMs;
  }
  const whiteRabbit = drawn.at(-1) as RabbitId;
  const { answers, givers } = kind === 'answered' ? answersOf(hall, whiteRabbit, at) : noAnswers;
  return {
    ...{ kind, tables, whiteRabbit, players: phones.map(({ address }) => address) },
    ...(kind === 'redrawn' && { declined: drawn[0] }),
    candidates: (editions[0]?.eligible ?? []).filter((number) => !givers.includes(number)),
    later: [...acts, ...answers].sort((one, other) => one.at - other.at),
  };
}

/**
 * Seals an edition, deals it, and lets all phones go on with it.
 * @param scanned the rabbits that each phone has scanned, to which those of this edition are added
 */
async function dealEdition(
  dealt: {
    edition: number;
    at: number;
    phones: SecretHall['phones'];
    whiteRabbit: RabbitId;
    declines: boolean;
  },
  scanned: readonly Set<RabbitId>[],
  { keys, contact }: Cast,
): Promise<{ table: Uint8Array; acts: PhoneAct[] }> {
  const { edition, at, phones, whiteRabbit, declines } = dealt;
  const roleKeys = keys.slice(0, phones.length).map(({ publicKey }) => fromBase64Url(publicKey));
  const sealed = await sealEnvelopeTable({ process, edition, whiteRabbit, key, roleKeys });
  const table = createHash('sha256').update(sealed).digest('base64url');
  const deal = { edition, table, hash: envelopeTableHash(sealed), count: phones.length, acts: 3 + edition };
  const acts = [staffAct(at, 'Deal', deal)];
  for (const [place, phone] of phones.entries()) {
    const { address } = phone;
    const agreed = !(declines && phone.rabbit === whiteRabbit);
    const contactKey = fromBase64Url(contact.publicKey);
    const acknowledgement = await sealAcknowledgement({ process, address, edition, agreed, contactKey });
    const rest = phones.filter((one) => one !== phone && !scanned[place]?.has(one.rabbit));
    const other = rest[below(rest.length || 1)];
    const phoneActs = actsOnEdition({
      ...{ phone, other, dealtAt: at, deal: { edition, table, bytes: sealed.length } },
      sealed: toBase64Url(acknowledgement),
    });
    if (other && phoneActs.some(({ action }) => action === 'Scan')) scanned[place]?.add(other.rabbit);
    acts.push(...phoneActs);
  }
  return { table: sealed, acts };
}

const noAnswers = { answers: [], givers: [] };

/**
 * Returns the end of an event: some players, but never the White Rabbit, give the key, one of their phones reveals it a minute
 * later, all show the tokens that are still secret, and the phones of those who answered let the judging go on.
 */
function answersOf({ phones }: SecretHall, whiteRabbit: RabbitId, from: number) {
  const able = phones.filter(({ rabbit }) => rabbit !== whiteRabbit);
  const giving = Array.from(
    { length: answersGiven },
    () => able.splice(below(able.length), 1)[0] as (typeof able)[number],
  );
  const times = giving.map(() => from + below(20_000)).sort((one, other) => one - other);
  const answers = giving.flatMap((phone, index): PhoneAct[] => {
    const at = times[index] as number;
    const data = { answer: testAnswer(phone) };
    return [{ from: phone.address, action: 'Answer', data, at, way: 'message' }, ownReading(phone, at)];
  });
  const revealedAt = (times[0] as number) + 60_000;
  const [first] = giving;
  answers.push({
    ...{ from: first?.address ?? '', action: 'Reveal', way: 'message' },
    data: { key: testKey, rabbit: first?.rabbit },
    at: revealedAt,
  });
  for (const phone of phones) {
    const at = revealedAt + 1000 + below(25_000);
    const data = { disclosures: disclosuresOf(phone, at) };
    answers.push(
      { from: phone.address, action: 'Disclose', data, at, way: 'message' },
      ownReading(phone, at),
    );
  }
  for (const { address } of giving) {
    const at = revealedAt + 41_000 + below(15_000);
    answers.push({ from: address, action: 'Settle', data: {}, at, way: 'message' });
  }
  return { answers, givers: giving.map(({ rabbit }) => rabbit) };
}

/** The players of the largest event. */
export const mostPlayers = Math.max(...Object.values(hallSizes));
