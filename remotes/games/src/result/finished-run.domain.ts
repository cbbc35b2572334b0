import type { RunStart } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { RunMoments, RunResult } from '../play/domain/recorded-run';
import type { KeptRun } from '../runs/kept-runs.domain';

/** A run that is over, as the page shows it. */
export interface FinishedRun {
  start: RunStart;
  result: RunResult;
  moments: RunMoments;
  /** The best score of this device before; undefined for its first run. */
  bestBefore: number | undefined;
  isPractice: boolean;
  /** The run as it waits for its approval; undefined for a run that can count nowhere: practice, and a run without a point. */
  kept: KeptRun | undefined;
}
