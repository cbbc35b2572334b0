import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rsbuild/core';

/** Returns the folder of a package as an area finds it. */
function packageFolder(root: string, name: string): string {
  return path.dirname(createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`));
}

/**
 * Builds the script that is added to the page: React's development build, and the notices.
 * @param root folder of the area, whose React it is
 * @throws Error if there is no React, or the script can't be built
 */
export async function buildPageScript(root: string): Promise<string> {
  const target = await mkdtemp(path.join(tmpdir(), 'rainbow-rabbit-dev-'));
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    context: import.meta.dirname,
    entry: path.join(import.meta.dirname, 'page/index'),
    output: { path: target, filename: 'page.js' },
    resolve: {
      extensions: ['.ts', '.js'],
      alias: { react: packageFolder(root, 'react'), 'react-dom': packageFolder(root, 'react-dom') },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
      ],
    },
  });
  try {
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      }),
    );
    return await readFile(path.join(target, 'page.js'), 'utf8');
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(target, { recursive: true });
  }
}
