import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The script that Node runs for `rsbuild`. */
export const rsbuildCommand = path.join(
  path.dirname(resolve('@rsbuild/core/package.json')),
  'bin/rsbuild.js',
);
