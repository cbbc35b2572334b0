import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateKeyfile, type Keyfile } from '../arweave';

/** Keys that all test files share, below the repository's `.cache/`: making one takes 0.5 to 3 s. */
const keptKeys = fileURLToPath(new URL('../../../.cache/test-keys', import.meta.url));
let handedOut = 0;

/** Returns a key that this test file has not had yet: a kept key, or a fresh key, which is then kept. */
export async function nextKeyfile(): Promise<Keyfile> {
  handedOut += 1;
  const path = join(keptKeys, `${handedOut}.json`);
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept);
  const keyfile = await generateKeyfile();
  await mkdir(keptKeys, { recursive: true, mode: 0o700 });
  // Another worker may read or keep the same number meanwhile: a file appears as a whole, and either key is right.
  const partial = `${path}.${process.pid}.partial`;
  await writeFile(partial, JSON.stringify(keyfile), { mode: 0o600 });
  await rename(partial, path);
  return keyfile;
}
