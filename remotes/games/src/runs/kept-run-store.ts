import { onDevice } from '../stored/on-device';
import { type KeptRun, keptRunsSchema, withKeptRun, withoutKeptRun } from './domain/kept-runs';

/** The runs of this browser that wait for their approval, the oldest first. */
export const keptRuns = onDevice<KeptRun[]>('runs', keptRunsSchema, []);

/** Returns a run that waits. */
export const keptRun = (run: string): KeptRun | undefined => keptRuns.read().find((kept) => kept.run === run);

/** Keeps a run until it is counted, dropped, or its time is over. */
export const keepRun = (run: KeptRun): void => keptRuns.write(withKeptRun(keptRuns.read(), run));

/** Drops a run. */
export const dropRun = (run: string): void => keptRuns.write(withoutKeptRun(keptRuns.read(), run));
