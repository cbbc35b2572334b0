import path from 'node:path';
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { shellPage } from './define-shell';
import { treeRoot } from './workspace';

interface SingleBundleParams {
  /** Stands in for the shell's `open-container.ts`: imports the areas as modules of the same bundle. */
  openContainer: string;
  /** The dist folder. */
  target: string;
}

/** The same app from the same source without federation, to measure federation against. */
export function defineSingleBundle({ openContainer, target }: SingleBundleParams): RsbuildConfig {
  return defineConfig({
    ...shellPage(),
    plugins: [pluginReact()],
    output: { ...shellPage().output, distPath: { root: target } },
    tools: {
      rspack(config, { appendPlugins }) {
        config.output ??= {};
        config.output.uniqueName = 'rainbow_rabbit_single';
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(
            /\/open-container$/,
            path.resolve(treeRoot, openContainer),
          ),
        );
      },
    },
  });
}
