import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { RoleAnswer } from '../../autopilot/client/draw/domain/role-answer';
import { aosMessageOf, type LiveProcess, processId } from '../../common/testing/live-process';
import {
  envelopeTableHash,
  frozenHash,
  noRegistrations,
  type RabbitId,
  rabbitColours,
  registrationsHash,
  sealAcknowledgement,
  sealEnvelopeTable,
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
  startWithinMs,
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
import { SecretPilot } from './secret-pilot';
import { type PublicRecord, recordAll } from './secret-record';
import type { TestDraw } from './test-draw';
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
  /** Hash of the frozen registrations, from which the draw follows. */
  frozen: Uint8Array;
  /** The White Rabbit of the first edition. */
  first: RabbitId;
  /** Those who left the card of the first edition unanswered. */
  unanswered: readonly RabbitId[];
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
/** In events of other kinds than `redrawn`, one White Rabbit in this number declines. */
const declining = 10;
/** In an event of kind `silent`, one player in this number leaves the card unanswered. */
const silentOf = 4;

/**
 * Plays events of one kind to their last acknowledgement or reveal, all that is public of them as the client does it. Their first
 * part, up to the start, is the same; each has a start of its own, before which no role exists.
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

/** Starts an event at a time of its own; returns the hash to which that freezes the registrations. */
function startOf({ setting, startFrom }: SecretHall): {
  start: PhoneAct;
  frozen: Uint8Array;
  players: number;
} {
  let registrations = noRegistrations;
  let players = 0;
  for (const { from, action, at } of setting) {
    if (action !== 'Register') continue;
    players += 1;
    const place = { at, block: blockAt(at) };
    registrations = registrationsHash(registrations, {
      ...{ rabbit: players as RabbitId, address: from as Address },
      ...place,
    });
  }
  const at = startFrom + below(startWithinMs);
  const frozen = frozenHash({ process, registrations, players, at, block: blockAt(at) });
  return { start: staffAct(at, 'Start'), frozen, players };
}

/** Starts an event, deals its roles, and goes on as its kind does. */
async function planGame(
  kind: SecretKind,
  hall: SecretHall,
  cast: Cast,
): Promise<Omit<Plan, 'isReadByProcess'>> {
  const { phones } = hall;
  const { start, frozen, players: first } = startOf(hall);
  const rabbits = hall.draw.rabbits({ hash: toBase64Url(frozen), players: first }, 2);
  const dealt = await dealAll(kind, hall, { rabbits, first, startedAt: start.at, cast });
  const {
    drawn,
    unanswered: [unanswered = []],
    tables,
  } = dealt;
  const whiteRabbit = drawn.at(-1) as RabbitId;
  const { answers, givers } =
    kind === 'answered' ? answersOf(hall, whiteRabbit, dealt.until + tickMs) : noAnswers;
  return {
    ...{ kind, tables, whiteRabbit, frozen, players: phones.map(({ address }) => address) },
    ...{ first: drawn[0] as RabbitId, unanswered },
    candidates: phones.slice(0, first).flatMap(({ rabbit }) => (givers.includes(rabbit) ? [] : [rabbit])),
    later: [start, ...hall.opening, ...dealt.acts, ...answers].sort((one, other) => one.at - other.at),
  };
}

/** Returns true when the White Rabbit of an edition declines. */
function isDeclining(kind: SecretKind, edition: number): boolean {
  if (kind === 'redrawn') return edition === 1;
  return kind !== 'silent' && below(declining) === 0;
}

interface DealAllParams {
  /** Those whom the seed draws. */
  rabbits: readonly RabbitId[];
  /** The number of players at the start. */
  first: number;
  startedAt: number;
  cast: Cast;
}

/** Deals the editions of an event as its autopilot does. */
async function dealAll(kind: SecretKind, hall: SecretHall, params: DealAllParams) {
  const { rabbits, first, startedAt, cast } = params;
  const { phones, draw } = hall;
  const pilot = new SecretPilot(startedAt);
  const scanned = hall.scanned.map((known) => new Set(known));
  const [acts, tables, drawn]: [PhoneAct[], Uint8Array[], RabbitId[]] = [[], [], []];
  const answers: RoleAnswer[] = [];
  const unanswered: RabbitId[][] = [];
  const [late] = phones.slice(first);
  let [number, answered, until] = [0, 0, hall.readyAt + 1000];
  for (const players of kind === 'answered' ? [first] : [first, phones.length]) {
    const deal = pilot.next({ players, answered, answer: answers.at(-1) ?? 'unread' }, until);
    if (!deal) break;
    const { at } = deal;
    const edition = drawn.length + 1;
    if (deal.isFurther) number += 1;
    const whiteRabbit = rabbits[number] as RabbitId;
    drawn.push(whiteRabbit);
    if (late && edition === 2) acts.push(registrationOf(late, at - 31_000 - below(30_000), cast.keys));
    const silent = phones.filter(() => kind === 'silent' && below(silentOf) === 0);
    unanswered.push(silent.map(({ rabbit }) => rabbit));
    const declines = isDeclining(kind, edition);
    const dealt = {
      ...{ edition, at, draw, sealed: draw.sealed(edition, number) },
      ...{ phones: phones.slice(0, players), silent, whiteRabbit, declines },
    };
    const { table, acts: dealActs } = await dealEdition(dealt, scanned, cast);
    tables.push(table);
    acts.push(...dealActs);
    answered = players - silent.length;
    const answer = declines ? 'declined' : 'agreed';
    answers.push(silent.some(({ rabbit }) => rabbit === whiteRabbit) ? 'unread' : answer);
    until = at + editionMs;
  }
  return { acts, tables, drawn, until, unanswered };
}

/**
 * Seals an edition, deals it, and lets all phones go on with it.
 * @param scanned the rabbits that each phone has scanned, to which those of this edition are added
 */
async function dealEdition(
  dealt: {
    edition: number;
    at: number;
    draw: TestDraw;
    sealed: string;
    phones: SecretHall['phones'];
    /** Phones whose players leave the card unanswered. */
    silent: SecretHall['phones'];
    whiteRabbit: RabbitId;
    declines: boolean;
  },
  scanned: readonly Set<RabbitId>[],
  { keys }: Cast,
): Promise<{ table: Uint8Array; acts: PhoneAct[] }> {
  const { edition, at, draw, phones, silent, whiteRabbit, declines } = dealt;
  const acknowledgementKey = fromBase64Url(draw.commit.acknowledgementKey);
  const roleKeys = keys.slice(0, phones.length).map(({ publicKey }) => fromBase64Url(publicKey));
  const bytes = await sealEnvelopeTable({ process, edition, whiteRabbit, key, roleKeys });
  const table = createHash('sha256').update(bytes).digest('base64url');
  const hash = envelopeTableHash(bytes);
  const deal = { edition, table, hash, count: phones.length, sealed: dealt.sealed };
  const acts = [staffAct(at, 'Deal', deal)];
  for (const [place, phone] of phones.entries()) {
    if (silent.includes(phone)) continue;
    const { address } = phone;
    const agreed = !(declines && phone.rabbit === whiteRabbit);
    const own = { process, address, edition, agreed, acknowledgementKey };
    const acknowledgement = await sealAcknowledgement(own);
    const seen = scanned[place] ?? new Set<RabbitId>();
    const hasRainbow = seen.size >= rabbitColours.length;
    const rest = hasRainbow ? [] : phones.filter((one) => one !== phone && !seen.has(one.rabbit));
    const other = rest[below(rest.length || 1)];
    const phoneActs = actsOnEdition({
      ...{ phone, other, dealtAt: at, deal: { edition, table, bytes: bytes.length } },
      sealed: toBase64Url(acknowledgement),
    });
    if (other && phoneActs.some(({ action }) => action === 'Scan')) seen.add(other.rabbit);
    acts.push(...phoneActs);
  }
  return { table: bytes, acts };
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
