import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

interface BootScript {
  /** Where it lies in the dist folder. */
  name: string;
  code: string;
  /** Value of the HTML attribute. */
  integrity: string;
}

/** Compiles one self-contained TypeScript file to a classic script. */
async function compile(file: string): Promise<BootScript> {
  const { code: module } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    module: { type: 'es6' },
    minify: true,
  });
  // A file with type imports only is still a module, and says so.
  const code = `(()=>{${module.replace(/export\s*\{\s*\};?/g, '')}})();\n`;
  const hash = createHash('sha384').update(code).digest();
  return {
    name: `static/js/boot.${hash.toString('hex').slice(0, 10)}.js`,
    code,
    integrity: `sha384-${hash.toString('base64')}`,
  };
}

/**
 * Puts a small script before everything else in the page, apart from the bundle, so that it runs (and its
 * requests leave) while the bundle is still on its way.
 * @param file a TypeScript file that imports nothing but types
 */
export function bootScript(file: string): RsbuildPlugin {
  return {
    name: 'boot-script',
    setup(api) {
      let script: Promise<BootScript> = compile(file);
      api.onBeforeBuild(() => {
        script = compile(file);
      });
      // Late, so that no minimizer changes what the hash was taken of.
      api.processAssets({ stage: 'summarize' }, async ({ compilation, sources }) => {
        const { name, code } = await script;
        compilation.emitAsset(name, new sources.RawSource(code));
      });
      api.modifyHTMLTags(async ({ headTags, bodyTags }) => {
        const { name, integrity } = await script;
        const tag = { tag: 'script', attrs: { src: name, integrity, crossorigin: 'anonymous' } };
        return { headTags: [tag, ...headTags], bodyTags };
      });
    },
  };
}
