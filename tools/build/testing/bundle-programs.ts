import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { treeRoot } from '../workspace';

/** The programs that tests start again and again, each in a process of its own. */
const programs = ['localnet/src/cli.ts', 'relay/src/cli.ts', 'e2e/support/localnet-host.ts'];

/** The code of an engine's thread, which is required (`processes/aos/engine/thread-entry.cjs`). */
const threads = ['processes/aos/engine/engine-worker.ts'];

/**
 * Bundles these programs with the packages that they use: `localnet/src/cli.ts` becomes `localnet/src/cli.mjs`, code of threads
 * `….cjs`. A module's `import.meta.url` stays that of its source, by which it finds files.
 * @throws Error if a program can't be bundled
 */
export async function bundlePrograms(target: string): Promise<void> {
  // Found here, since most runs have the bundles and the bundler's start takes half a second of a core.
  const { rspack } = await import('@rsbuild/core');
  const common: Rspack.Configuration = {
    context: treeRoot,
    mode: 'production',
    target: 'node20',
    // Stack traces name the lines of the sources.
    devtool: 'nosources-cheap-module-source-map',
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false, nodeEnv: false },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    // Optional parts of the package ws, which are not installed.
    externals: { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' },
    module: {
      parser: { javascript: { url: false, worker: false, dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } } },
        },
      ],
    },
  };
  const places = { path: target, devtoolModuleFilenameTemplate: '[absolute-resource-path]' };
  const compiler = rspack([
    {
      ...common,
      entry: entriesOf(programs),
      output: {
        ...places,
        filename: '[name].mjs',
        module: true,
        chunkFormat: 'module',
        library: { type: 'module' },
      },
    },
    {
      ...common,
      entry: entriesOf(threads),
      output: { ...places, filename: '[name].cjs' },
      externals: { '@permaweb/ao-loader': 'commonjs @permaweb/ao-loader' },
    },
  ]);
  await new Promise<void>((resolve, reject) =>
    compiler.run((failure, stats) => {
      const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
      compiler.close(() => {
        if (failure) reject(failure);
        else if (errors.length > 0) reject(new Error(errors.map(({ message }) => message).join('\n')));
        else resolve();
      });
    }),
  );
}

const entriesOf = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.replace('.ts', ''), path.join(treeRoot, file)]));
