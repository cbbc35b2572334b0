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
