import beginJourneys from '../support/begin-run';
import { forkLocalnet } from '../support/localnet';

/** Every network of a run has all of it, so that the run seeds one state. */
export const seeded = ['communities', 'arcade', 'contest'] as const;

/** Runs once before all journeys: seeds the state from which the networks of all engines go on. @returns what runs after them */
// biome-ignore lint/style/noDefaultExport: Playwright takes its set-up so.
export default async function beginRun(): Promise<() => Promise<void>> {
  const endJourneys = await beginJourneys();
  const first = await forkLocalnet({ also: seeded });
  await first.stop();
  return endJourneys;
}
