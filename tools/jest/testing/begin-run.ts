import { beginSeededStates } from '../../../localnet/src/testing/seeded-state';
import { bringPrograms } from '../../build/testing/bring-programs';

/** Runs once before all tests for Node. */
// biome-ignore lint/style/noDefaultExport: Jest takes its set-up so.
export default async function beginRun(): Promise<void> {
  await bringPrograms();
  await beginSeededStates();
}
