import { changeKept, keptValue } from '@rainbow-rabbit/parts/kept';
import { type KeptRun, keptRunsSchema, withKeptRun, withoutKeptRun } from './kept-runs.domain';

/** The runs of this browser that wait for their approval, the oldest first. */
export const keptRuns = keptValue<KeptRun[]>(['games', 'runs'], keptRunsSchema, { absent: [] });

/** Returns a run that waits. */
export const keptRun = (run: string): KeptRun | undefined => keptRuns.read().find((kept) => kept.run === run);

/** Keeps a run until it is counted, dropped, or its time is over. */
export const keepRun = (run: KeptRun): void => changeKept(keptRuns, (runs) => withKeptRun(runs, run));

/** Drops a run. */
export const dropRun = (run: string): void => changeKept(keptRuns, (runs) => withoutKeptRun(runs, run));
