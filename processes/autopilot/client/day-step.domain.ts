import type { EventInfo } from '../../rabbit/client';
import { maxEditions } from '../../rabbit/client/domain';
import { editionTime } from './draw/domain/edition-time';
import type { RoleAnswer } from './draw/domain/role-answer';
import { isReported } from './is-reported.domain';

/** The things that an open console does by itself: it reads what decides about an act, and acts. */
export type StepName =
  | 'read-role'
  | 'read-answers'
  | 'deal'
  | 'reveal'
  | 'settle'
  | 'badges'
  | 'report'
  | 'open-draw';

/** Returns true for a step that reads only: it signs nothing. */
export const isLook = (name: StepName): boolean => name === 'read-role' || name === 'read-answers';

/** A step, and the time at which it is due; like all times here in Unix milliseconds. */
export interface DayStep {
  name: StepName;
  at: number;
}

/** The White Rabbit as it was read last. */
export interface RoleReading {
  at: number;
  /** Numbers of rabbits that were given; an edition counts those of removed players, too. */
  players: number;
  /** True when all cards of the latest edition are answered by players who are in the game: after a ban, never. */
  isAnswered: boolean;
  /** True when the next edition is to have another White Rabbit. */
  needsAnother: boolean;
  /** True when the event has another key than the latest edition. */
  isKeyNew: boolean;
}

/** The answers as the event's key distinguished them last. */
export interface AnswersReading {
  at: number;
  /** Number of answers, and the digest of the key that they were compared with. */
  count: number;
  keyDigest: string;
  /** `waiting`: not all scans of a right answer are confirmed; `confirmed`: a reveal would be taken. */
  right: 'none' | 'waiting' | 'confirmed';
  /** The time of the answer to be revealed, or of the last of those that wait. */
  answeredAt: number;
}

/** The last attempt of a step. */
export interface StepAttempt {
  at: number;
  /** Attempts in a row that changed nothing. */
  failures: number;
}

/** All that decides about the next step. */
export interface DayFacts {
  info: EventInfo;
  /** The community of the network, which gets the points. */
  community?: string | undefined;
  role?: RoleReading | undefined;
  answers?: AnswersReading | undefined;
  attempts: Readonly<Partial<Record<StepName, StepAttempt>>>;
  /** This console's own wait, below a minute, so that two of them rarely act at the same moment. */
  delayMs: number;
}

/** The first deal comes once so many players are there, or so long after the start (docs/product 9.280, like the times below). */
export const playersOfFirstDeal = 10;
const firstDealAfterMs = 10 * 60_000;
/** A White Rabbit who has not answered the card for so long is silent. */
const silentAfterMs = 15 * 60_000;

/** The time between two attempts of a step; it doubles with each that changed nothing. */
const betweenMs = 30_000;
const maxDoublings = 4;
/** Points that the community doesn't acknowledge are sent so often: then it has not listed the event as a source. */
const maxReports = 8;
/** Answers are compared with the key at most so often. */
const betweenLooksMs = 60_000;
/** A winner's phone reveals its key by itself after a minute (docs/product 9.133); a console does where it doesn't. */
const revealAfterMs = 120_000;
/** Phones move the judging on before. */
const judgeAfterMs = 30_000;

/** Returns the time of the first deal; 0 where it is due at once. */
export const firstDealAt = ({ players, frozen }: Pick<EventInfo, 'players' | 'frozen'>): number =>
  players >= playersOfFirstDeal ? 0 : (frozen?.at ?? 0) + firstDealAfterMs;

/** Returns the number of players who came after the latest edition. */
export function lateIn({ players, deal }: Pick<EventInfo, 'players' | 'deal'>, role?: RoleReading): number {
  return deal ? Math.max(0, players - deal.count, (role?.players ?? 0) - deal.count) : players;
}

/** Returns true while envelopes can be dealt. */
export function isDealing({ phase, frozen, draw, keyDigest, reveal, deal }: EventInfo): boolean {
  const isOn = phase === 'running' || phase === 'paused';
  const canDraw = frozen !== undefined && frozen.players > 0 && draw !== undefined && keyDigest !== undefined;
  return isOn && canDraw && !reveal && (deal?.edition ?? 0) < maxEditions;
}

interface RoleNow {
  answer: RoleAnswer;
  /** True for a White Rabbit who was banned or removed. */
  isGone: boolean;
  /** The edition from which on the role is theirs. */
  since: number;
}

/** Returns true when the role is to go on: it was declined, its player is gone, or was silent while others could scan. */
export function needsAnother(
  { answer, isGone, since }: RoleNow,
  { phase, deal }: EventInfo,
  now: number,
): boolean {
  if (!deal) return false;
  const isOverdue = since < deal.edition || now - deal.at >= silentAfterMs;
  const isSilent = answer !== 'agreed' && phase === 'running' && isOverdue;
  return isGone || answer === 'declined' || isSilent;
}

/**
 * Deals come at fixed times alone: an edition between them would show that something happened. As long as a card is not answered
 * there is one each time: else a missing edition would show that the White Rabbit is among those who answered.
 */
function dealing({ info, role, delayMs }: DayFacts, now: number): DayStep | undefined {
  const { deal } = info;
  if (!isDealing(info)) return undefined;
  if (!deal) return { name: 'deal', at: firstDealAt(info) + delayMs };
  const { at, isDue, until } = editionTime(now, deal.at);
  if (!isDue || !role || role.at < at) return { name: 'read-role', at: at + delayMs };
  const isNeeded = !role.isAnswered || role.needsAnother || role.isKeyNew || lateIn(info, role) > 0;
  return isNeeded ? { name: 'deal', at: at + delayMs } : { name: 'read-role', at: until };
}

function revealing({ info, answers, delayMs }: DayFacts): DayStep | undefined {
  const { phase, keyDigest, reveal } = info;
  const isOn = phase === 'running' || phase === 'ended';
  if (!keyDigest || reveal || info.answers === 0 || !isOn) return undefined;
  if (answers?.keyDigest !== keyDigest) return { name: 'read-answers', at: 0 };
  if (answers.right === 'confirmed')
    return { name: 'reveal', at: answers.answeredAt + revealAfterMs + delayMs };
  const isKnown = answers.right === 'none' && answers.count === info.answers;
  return isKnown ? undefined : { name: 'read-answers', at: answers.at + betweenLooksMs };
}

const judging = ({ info: { reveal, winner }, delayMs }: DayFacts): DayStep | undefined =>
  reveal && !winner ? { name: 'settle', at: reveal.at + judgeAfterMs + delayMs } : undefined;

const settlingBadges = ({ info: { printedPending = 0 } }: DayFacts): DayStep | undefined =>
  printedPending > 0 ? { name: 'badges', at: 0 } : undefined;

function reporting({ info, community, attempts }: DayFacts): DayStep | undefined {
  const { phase, reveal, winner, report, unsettled } = info;
  const isTaken = community !== undefined && (report === undefined || report.community === community);
  if (phase !== 'ended' || (reveal && !winner) || !isTaken || isReported(report)) return undefined;
  if (unsettled) return { name: 'settle', at: 0 };
  return (attempts.report?.failures ?? 0) < maxReports ? { name: 'report', at: 0 } : undefined;
}

function openingDraw({ info, answers }: DayFacts): DayStep | undefined {
  const { phase, draw, keyDigest, reveal, winner, claimWindowMs, settleWindowMs } = info;
  if (phase !== 'ended' || !draw || draw.seed) return undefined;
  if (reveal) return winner && { name: 'open-draw', at: 0 };
  if (!keyDigest || info.answers === 0) return { name: 'open-draw', at: 0 };
  // An answer may still win: its scans are confirmed within their windows, or never.
  if (answers?.keyDigest !== keyDigest || answers.right === 'confirmed') return undefined;
  const waitMs = answers.right === 'none' ? 0 : claimWindowMs + settleWindowMs;
  return { name: 'open-draw', at: answers.answeredAt + waitMs };
}

/** Puts a step off that was attempted: the wait grows while nothing changes, but not in the judging, which takes some messages. */
function notTooOften(step: DayStep, { attempts }: DayFacts): DayStep {
  const last = attempts[step.name];
  if (!last) return step;
  const doublings = step.name === 'settle' ? 0 : Math.min(last.failures, maxDoublings);
  return { ...step, at: Math.max(step.at, last.at + betweenMs * 2 ** doublings) };
}

/** The most urgent first. */
const duties = [dealing, revealing, judging, settlingBadges, reporting, openingDraw];

/**
 * Returns the step that is due, or the first to be due; undefined while none is to be expected. It follows from what the
 * ledger has, so what another console did is not done again.
 */
export function nextDayStep(facts: DayFacts, now: number): DayStep | undefined {
  const steps = duties.flatMap((duty) => duty(facts, now) ?? []).map((step) => notTooOften(step, facts));
  return steps.find(({ at }) => at <= now) ?? steps.sort((one, other) => one.at - other.at)[0];
}
