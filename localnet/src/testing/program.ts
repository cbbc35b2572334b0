import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A program of this tree, as Node runs it. */
export interface Program {
  options: readonly string[];
  file: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const typeScriptLoader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Finds a program as the run has bundled it (`tools/build/testing`), else its source with a loader for TypeScript.
 * @param source the path of its source
 */
export function programOf(source: string): Program {
  const bundles = process.env.BUNDLED_PROGRAMS;
  if (!bundles) return { options: ['--import', typeScriptLoader], file: source };
  const file = join(bundles, relative(root, source).replace(/\.ts$/, '.mjs'));
  return { options: ['--enable-source-maps'], file };
}
