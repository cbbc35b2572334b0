import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const processesFolder = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the Lua of the newest recorded release of a process, below its `releases`. It stays as it is when the source changes,
 * so that whoever meets a process made of it can tell by its hash.
 * @throws when the process has no release
 */
export function processRelease(name: string): string {
  const folder = join(processesFolder, name, 'releases');
  const versions = readdirSync(folder).flatMap((file) => /^(\d+)\.lua$/.exec(file)?.[1] ?? []);
  if (versions.length === 0) throw new Error(`The process ${name} has no release.`);
  return readFileSync(join(folder, `${Math.max(...versions.map(Number))}.lua`), 'utf8');
}
