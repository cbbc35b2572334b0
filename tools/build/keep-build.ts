import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** After this long, no run still uses a build that isn't the latest. */
const dayMs = 24 * 3_600_000;

/**
 * Returns the folder of a build, which is made once and stays until what it depends on changes.
 * @param folder where such builds are kept
 * @param stamp a hash of all that the build depends on
 * @param make makes the build in an empty folder
 * @throws what `make` throws
 */
export async function keepBuild(
  folder: string,
  stamp: string,
  make: (target: string) => Promise<void>,
): Promise<string> {
  const kept = path.join(folder, stamp);
  if (existsSync(kept)) return kept;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const other = path.join(folder, name);
    if (statSync(other).mtimeMs < Date.now() - dayMs) rmSync(other, { recursive: true });
  }
  const made = mkdtempSync(`${kept}-`);
  await make(made);
  // Of two that are made at once, the first one stays.
  if (existsSync(kept)) rmSync(made, { recursive: true });
  else renameSync(made, kept);
  return kept;
}
