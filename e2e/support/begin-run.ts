import { bringPrograms } from '../../tools/build/testing/bring-programs';
import { bringFonts } from './fonts';
import { beginSeededStates } from './seeded-state';

/** Runs once before all journeys. @returns what runs after them */
// biome-ignore lint/style/noDefaultExport: Playwright takes its set-up so.
export default async function beginRun(): Promise<() => Promise<void>> {
  await bringFonts();
  await bringPrograms();
  const { remove } = await beginSeededStates();
  return remove;
}
