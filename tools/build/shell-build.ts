import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { buildRecords } from './build-records';
import { readWorkspace } from './built-workspace';
import { bundleLater } from './bundle-later';
import { esmRuntime } from './esm-runtime';
import { firstPage } from './first-page';
import { offlineWorker } from './offline-worker';
import { shellPayloads } from './payloads';
import { refuseOwnPaths } from './refuse-own-paths';
import { sharedPage } from './shared-page';
import { shellIntegrity } from './shell-integrity';
import { sharedByShell, treeShell } from './tree-shell';
import { trimPackage } from './trim-packages';
import { treeRoot } from './workspace';

/**
 * The messages of one language that the app needs to start, those of the shell and those of `shared`, travel as one chunk,
 * those of all parts that come later as another. A chunk for each part would save a later visit less than the names of
 * so many files cost the first one. Parts with a few sentences bring their own in all languages.
 */
const catalogue =
  /[\\/](?:shell|shared)[\\/]locales[\\/](?:(?!framed|install|skew|too-old|updates)(?<part>[\w-]+)[\\/])?(?<code>[\w-]+)\.json$/;
const catalogueChunks = {
  test: catalogue,
  name: (module: { nameForCondition(): string | undefined }) => {
    const { part, code } = catalogue.exec(module.nameForCondition() ?? '')?.groups ?? {};
    return `${part ? 'more-' : ''}messages-${code}`;
  },
  chunks: 'async',
  enforce: true,
} as const;

/** Parts of the federation runtime that this app never reaches or doesn't show, by the import that names them. */
const unreached: readonly (readonly [request: RegExp, file: string])[] = [
  [/^\.\/remotes\.js$/, 'no-own-remotes.ts'],
  [/\/snapshot\/SnapshotHandler\.js$/, 'no-snapshots.ts'],
  [/\/utils\/preload\.js$/, 'no-preload.ts'],
  [/\/sdk\/dist\/logger\.js$/, 'no-logger.ts'],
  [/^\.\/desc\.mjs$/, 'no-descriptions.ts'],
  [/^\.\/getShortErrorMsg\.mjs$/, 'no-descriptions.ts'],
];

const localIdentName = 'shell-[local]-[hash:base64:5]';

/** Returns the configuration of the app's page, with or without federation. */
export function shellPage() {
  const { folder } = readWorkspace(path.join(treeRoot, 'shell'));
  return {
    root: folder,
    plugins: [
      pluginReact(),
      trimPackage('react-router'),
      bundleLater(),
      firstPage({ folder, localIdentName }),
      sharedPage(folder),
      shellIntegrity(),
      shellPayloads(folder),
      buildRecords(),
      offlineWorker(folder),
      refuseOwnPaths(treeRoot),
    ],
    mode: 'production',
    source: {
      entry: { main: './src/index.ts' },
      define: { SINGLETON_VERSIONS: JSON.stringify(treeShell.versions) },
    },
    html: {
      template: './index.html',
    },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    output: {
      assetPrefix: 'auto',
      legalComments: 'none',
      overrideBrowserslist: [...treeShell.browsers],
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
      filename: { html: 'index.html' },
      // The bundle names some 60 files: each digit counts before the front page can be used.
      filenameHash: 'contenthash:8',
      cssModules: { localIdentName },
    },
    performance: {
      printFileSize: false,
      // The face of Latin headings is there when the first view is drawn (decision 037).
      preload: { type: 'all-assets', include: [/font\/rainbow-round\.\w+\.woff2$/] },
    },
    splitChunks: {
      preset: 'none',
      cacheGroups: { default: false, defaultVendors: false, catalogueChunks },
    },
  } as const satisfies RsbuildConfig;
}

/**
 * Returns the build of the shell: one synchronous script that carries everything shared and the federation runtime, so
 * that areas bring neither (decision 006).
 */
export function shellBuild(): RsbuildConfig {
  const page = shellPage();
  return defineConfig({
    ...page,
    plugins: [...page.plugins, trimPackage('@module-federation/runtime-core')],
    tools: {
      rspack(config, { appendPlugins }) {
        config.output ??= {};
        config.output.uniqueName = 'rainbow_rabbit_shell';
        config.resolve ??= {};
        config.resolve.alias = { ...config.resolve.alias, ...esmRuntime() };
        for (const [request, file] of unreached) {
          const standIn = path.join(import.meta.dirname, file);
          appendPlugins(new rspack.NormalModuleReplacementPlugin(request, standIn));
        }
        appendPlugins(
          new ModuleFederationPlugin({
            name: 'rainbow_rabbit_shell',
            shared: sharedByShell(),
            shareStrategy: 'loaded-first',
            dts: false,
            manifest: false,
            experiments: {
              provideExternalRuntime: true,
              optimization: { target: 'web', disableSnapshot: true },
            },
          }),
        );
      },
    },
  });
}
