import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { DeclaredActs } from '@rainbow-rabbit/shared/acts';
import type { AreaDeclaration } from '@rainbow-rabbit/shared/area';
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { MakeFirstView } from './area-first-views';
import type { AreaHost } from './area-host';
import { containerName, entryFile, exposedChunk, writeAreaManifest } from './area-manifest';
import { readWorkspace } from './built-workspace';
import { esmRuntime } from './esm-runtime';
import { folderTexts } from './folder-texts';
import { refuseBundledSingletons } from './refuse-bundled-singletons';
import { refuseOwnPaths } from './refuse-own-paths';
import { refuseUnknownDoors } from './refuse-unknown-doors';
import { relativeRuntime, runtimeRequest } from './relative-runtime';
import { requirementsOf } from './requirements';
import { sharedByArea } from './singletons';
import { workerScript } from './worker-script';

/** Shorter than the shell's 10 s for a whole area, so that a chunk that hangs is reported as such (docs/product 9.80). */
const chunkLoadTimeoutMs = 8000;

export interface AreaBuildParams {
  declaration: AreaDeclaration;
  /** Scripts that the area runs in workers: name → source from the area's folder (see worker-script.ts). */
  workers?: Readonly<Record<string, string>>;
  /** The acts that the area's code asks a wallet for (shared/src/acts). */
  acts?: DeclaredActs | undefined;
  /** Makes the words that a page with data shows before any code of the app is there (decision 069). */
  firstView?: MakeFirstView | undefined;
}

interface PlacedAreaBuildParams extends AreaBuildParams {
  /** The folder in which the area lies. */
  folder: string;
  /** Names that the code reads, and the expressions that they stand for. */
  define?: Readonly<Record<string, string>>;
}

/**
 * Returns the build of one area: a federation container that exposes `src/area.ts`, takes every singleton from the
 * shell, and is described in `area.json`.
 * @throws Error if the area has no version, or its peer ranges exclude the host's shell
 */
export function buildOfArea(
  host: AreaHost,
  { declaration, acts, workers = {}, firstView, folder, define = {} }: PlacedAreaBuildParams,
): RsbuildConfig {
  const workspace = readWorkspace(folder, declaration.name);
  const requires = requirementsOf(workspace, host.shell);
  return defineConfig({
    root: folder,
    mode: 'production',
    plugins: [
      pluginReact(),
      folderTexts(folder),
      refuseUnknownDoors(host.shell),
      refuseBundledSingletons(workspace, host),
      refuseOwnPaths(folder),
      ...Object.entries(workers).map(([name, entry]) => workerScript({ name, entry })),
      writeAreaManifest({ workspace, declaration, requires, firstView, acts }),
    ],
    // Rsbuild wants an entry; only the container below is kept.
    source: { entry: { none: 'data:text/javascript,' }, define },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    output: {
      assetPrefix: 'auto',
      legalComments: 'none',
      overrideBrowserslist: [...host.shell.browsers],
      cssModules: { localIdentName: `${workspace.name}-[local]-[hash:base64:5]` },
    },
    performance: { printFileSize: false },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      rspack(config, { appendPlugins, isProd }) {
        config.entry = {};
        config.resolve ??= {};
        config.resolve.alias = { ...config.resolve.alias, ...esmRuntime() };
        config.output ??= {};
        config.output.uniqueName = workspace.name;
        // One page can load two builds of an area: their chunks must not mix.
        config.output.chunkLoadingGlobal = `${containerName(workspace.name)}_${host.stampOf(folder).slice(0, 8)}`;
        config.output.chunkLoadTimeout = chunkLoadTimeoutMs;
        config.output.crossOriginLoading = 'anonymous';
        appendPlugins([
          new rspack.NormalModuleReplacementPlugin(runtimeRequest, (resource) => {
            resource.request = relativeRuntime(folder, resource.request);
          }),
          new ModuleFederationPlugin({
            name: containerName(workspace.name),
            filename: entryFile,
            exposes: { './area': { import: './src/area.ts', name: exposedChunk } },
            shared: sharedByArea(host.shell, requires),
            shareStrategy: 'loaded-first',
            dts: false,
            manifest: false,
            runtimePlugins: ['retry-query', 'registered-hashes'].map((name) =>
              path.join(import.meta.dirname, name),
            ),
            experiments: {
              externalRuntime: true,
              optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
            },
          }),
        ]);
        // The entry is checked against the registry, its chunks against hashes inside the entry. A development build's
        // chunks change while the entry stays.
        if (isProd)
          appendPlugins(
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false }),
          );
      },
    },
  });
}
