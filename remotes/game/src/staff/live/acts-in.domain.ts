import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { isSecretComplete } from '../secret/is-secret-complete';
import { eventTime } from './event-time.domain';

/** An act that leads from one phase to another. */
export type PhaseAct = 'open' | 'start' | 'pause' | 'resume' | 'end';

const acts: Readonly<Record<EventInfo['phase'], readonly PhaseAct[]>> = {
  draft: ['open'],
  open: ['start'],
  running: ['pause'],
  paused: ['resume', 'end'],
  ended: [],
};

/** Returns the acts that lead on from a phase, the next step first. A game is ended in a pause, or once its time is over. */
export function actsIn(
  info: Pick<EventInfo, 'phase' | 'startsAt' | 'endsAt'>,
  now: number,
): readonly PhaseAct[] {
  const isDue = info.phase === 'running' && eventTime(info, now).status === 'over';
  return isDue ? ['end', 'pause'] : acts[info.phase];
}

/**
 * Returns true when an event has all without which nobody could register, and its draw, which comes before the first registration or
 * never. Without tickets it opens, and admits nobody.
 */
export const mayOpen = (info: EventInfo): boolean =>
  Boolean(info.name && info.slug && isSecretComplete(info));
