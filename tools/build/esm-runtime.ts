import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The packages whose CommonJS files the federation plugin names in the shell's build. */
const namedByPlugin = ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin'];

/**
 * Returns aliases from the CommonJS files of the federation runtime to the ES modules beside them: the same code, of
 * which the build can leave out what nothing uses (decision 006). The ES modules import further ES modules, so the
 * runtime is in the page once.
 * @throws Error if a package has no such module any more
 */
export function esmRuntime(): Record<string, string> {
  const { resolve } = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
  );
  return Object.fromEntries(
    namedByPlugin.map((name) => {
      const commonJs = resolve(`@module-federation/${name}`);
      const esModule = commonJs.replace(/\.cjs$/, '.js');
      if (esModule === commonJs || !existsSync(esModule)) throw new Error(`No ES module beside ${commonJs}`);
      return [commonJs, esModule];
    }),
  );
}
