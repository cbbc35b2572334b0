import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rspack } from '@rsbuild/core';

export interface BootScript {
  code: string;
  /** What a content security policy must list for this text to run: `'sha256-…'`. */
  source: string;
}

/**
 * Compiles the script that stands in the page itself, before everything else: it runs, and its requests leave,
 * while the bundle is still on its way; and where the page's URL lacks its slash, it is all that arrives.
 * @param file a TypeScript file that imports nothing but types
 */
export function compileBootScript(file: string): BootScript {
  const { code: module } = rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    module: { type: 'es6' },
    minify: true,
  });
  // A file with type imports only is still a module, and says so.
  const code = `(()=>{${module.replace(/export\s*\{\s*\};?/g, '')}})()`;
  return { code, source: `'sha256-${createHash('sha256').update(code).digest('base64')}'` };
}
