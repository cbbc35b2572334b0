import type { RsbuildPlugin } from '@rsbuild/core';

/** Returns the first path below a folder that a text names; undefined if it names none. */
export function pathBelow(folder: string, text: string): string | undefined {
  const start = text.indexOf(folder);
  return start < 0 ? undefined : /^[^"'`\s]*/.exec(text.slice(start))?.[0];
}

/**
 * Returns the plugin that fails a build whose files name the folder that it was built in: no file of a release
 * shows the place of its making. A development build may name it.
 */
export function refuseOwnPaths(folder: string): RsbuildPlugin {
  return {
    name: 'refuse-own-paths',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler }) => {
        if (compiler.options.mode !== 'production') return;
        for (const [name, asset] of Object.entries(assets)) {
          const named = pathBelow(folder, asset.source().toString());
          if (named)
            compilation.errors.push(new compiler.webpack.WebpackError(`${name} names the path ${named}.`));
        }
      });
    },
  };
}
