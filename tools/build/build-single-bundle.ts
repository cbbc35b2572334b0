import { createRsbuild, defineConfig, rspack } from '@rsbuild/core';
import { shellPage } from './shell-build';

export interface SingleBundleParams {
  /** File that replaces the shell's `open-container.ts`: it imports the areas as modules of the same bundle. */
  openContainer: string;
  /** The dist folder. */
  target: string;
}

/**
 * Builds the same app from the same source without federation, to measure federation against.
 * @throws Error if the build fails
 */
export async function buildSingleBundle({ openContainer, target }: SingleBundleParams): Promise<void> {
  const page = shellPage();
  const rsbuildConfig = defineConfig({
    ...page,
    logLevel: 'error',
    output: { ...page.output, distPath: { root: target } },
    tools: {
      rspack(config, { appendPlugins }) {
        config.output ??= {};
        config.output.uniqueName = 'rainbow_rabbit_single';
        appendPlugins(new rspack.NormalModuleReplacementPlugin(/\/open-container$/, openContainer));
      },
    },
  });
  const rsbuild = await createRsbuild({ rsbuildConfig });
  const { close } = await rsbuild.build();
  await close();
}
