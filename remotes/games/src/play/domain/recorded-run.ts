import type { RunStart } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { Note } from '../game';

/** A run that was played: with the game's rules it says everything that happened. */
export interface RecordedRun extends RunStart {
  steps: number;
  /** The log of inputs, in base64url. */
  log: string;
}

/** The reason for which a run ended: by the game's rules, as the longest run, or with a full log. */
export type RunEnding = 'over' | 'longest' | 'log-full';

/** The moments of a run that have a name, and how often each came. */
export type RunMoments = Readonly<Partial<Record<Note, number>>>;

/** The end of a run that was played here. */
export interface RunResult {
  steps: number;
  log: string;
  score: number;
  /** True when the game's rules ended it. */
  isOver: boolean;
  reason: RunEnding;
}
