import type { EventPhase } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { OwnAnswer } from './answer-schema';

interface Facts {
  event: { phase: EventPhase; keyDigest?: string; reveal?: unknown };
  player: { banned: boolean; complete: boolean };
  answer: OwnAnswer | undefined;
}

/** The state of the question for one player. */
export type QuestionStanding =
  | 'not-asked'
  /** The key is public, or the event is over: no answer counts any more. */
  | 'late'
  | 'banned'
  | 'incomplete'
  | 'not-running'
  /** This phone found the key, and the ledger has no answer yet. */
  | 'unsent'
  | 'answered'
  | 'open';

/** Returns true while an answer belongs to the event's key of now. */
export function isCurrent(answer: OwnAnswer | undefined, { keyDigest }: { keyDigest?: string }): boolean {
  return answer !== undefined && answer.keyDigest === keyDigest;
}

/** Returns true while the answers are being judged and an own one is among them. */
export function isBeingJudged(
  answer: OwnAnswer | undefined,
  { keyDigest, reveal, winner }: { keyDigest?: string; reveal?: unknown; winner?: unknown },
): boolean {
  return isCurrent(answer, { keyDigest }) && answer?.answeredAt !== undefined && !!reveal && !winner;
}

/** Returns the standing of a player on the question; a key is typed only in the state `open`. */
export function questionStanding({ event, player, answer }: Facts): QuestionStanding {
  if (event.phase === 'ended' || event.reveal) return 'late';
  if (!event.keyDigest) return 'not-asked';
  const own = isCurrent(answer, event) ? answer : undefined;
  if (own?.answeredAt !== undefined) return 'answered';
  if (player.banned) return 'banned';
  if (!player.complete) return 'incomplete';
  if (event.phase !== 'running') return 'not-running';
  return own ? 'unsent' : 'open';
}
