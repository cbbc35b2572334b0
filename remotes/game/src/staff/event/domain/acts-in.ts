import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';

/** An act that leads from one phase to another. */
export type PhaseAct = 'open' | 'start' | 'pause' | 'resume' | 'end';

const acts: Readonly<Record<EventInfo['phase'], readonly PhaseAct[]>> = {
  draft: ['open'],
  open: ['start'],
  running: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: [],
};

/** Returns the acts that lead on from a phase, the usual one first. */
export const actsIn = (phase: EventInfo['phase']): readonly PhaseAct[] => acts[phase];

/** A part of an event without which nobody can register. */
type Lack = 'name' | 'slug' | 'contact-key' | 'tickets';

/** Returns what an event lacks before anybody can register. Without tickets it opens, and admits nobody. */
export function lacksIn(info: EventInfo): readonly Lack[] {
  const needsTickets = info.admission === 'tickets' && info.tickets === 0 && info.phase !== 'ended';
  const lacks = [
    !info.name && 'name',
    !info.slug && 'slug',
    !info.contactKey && 'contact-key',
    needsTickets && 'tickets',
  ] as const;
  return lacks.filter((lack) => lack !== false);
}
