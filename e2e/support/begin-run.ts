import { beginSeededStates, endSeededStates } from '../../localnet/src/testing/seeded-state';
import { bringPrograms } from '../../tools/build/testing/bring-programs';
import { bringFonts } from './fonts';

/** Runs once before all journeys. @returns what runs after them */
// biome-ignore lint/style/noDefaultExport: Playwright takes its set-up so.
export default async function beginRun(): Promise<() => Promise<void>> {
  await bringFonts();
  await bringPrograms();
  await beginSeededStates();
  return endSeededStates;
}
