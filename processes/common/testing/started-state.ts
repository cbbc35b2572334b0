import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AosProcess } from '../../aos';

/** States of processes that have just got their code, which all suites and runs share: making one takes most of a second. */
const folder = fileURLToPath(new URL('../../../.cache/aos/started', import.meta.url));
const engines = ['../../aos/engine', '../../aos/client'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Brings a new process into the state in which it has its code: a kept state, or a fresh state, which it keeps.
 * @param from all that the state follows from, beside the engine's own code
 */
export async function bringToStart(
  process: AosProcess,
  from: readonly unknown[],
  make: () => Promise<unknown>,
): Promise<void> {
  const file = join(folder, nameOf(from));
  if (existsSync(file)) return process.load(file);
  await make();
  await mkdir(folder, { recursive: true });
  // Other workers may keep the same one meanwhile: a file appears as a whole, and each is right.
  const own = `${file}.${randomUUID()}`;
  await process.save(own);
  await rename(own, file);
}

function nameOf(from: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(from));
  for (const engine of engines) {
    for (const file of readdirSync(engine).sort()) hash.update(file).update(readFileSync(join(engine, file)));
  }
  return hash.digest('hex');
}
