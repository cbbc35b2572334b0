import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rspack } from '@rsbuild/core';

export interface BootScript {
  code: string;
  /** The source expression that lets a content security policy run this script: `'sha256-…'`. */
  source: string;
}

/**
 * Compiles the script that is written into the page itself: it runs, and sends its requests, while the bundle is
 * still loading; where the page's URL lacks its slash, no other script loads.
 * @param file a TypeScript file that imports nothing but types
 */
export function compileBootScript(file: string): BootScript {
  const { code: module } = rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    module: { type: 'es6' },
    minify: true,
  });
  // A file with type imports only is still compiled to a module, with an empty export.
  const code = `(()=>{${module.replace(/export\s*\{\s*\};?/g, '')}})()`;
  return { code, source: `'sha256-${createHash('sha256').update(code).digest('base64')}'` };
}
