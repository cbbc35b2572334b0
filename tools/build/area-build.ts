import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { processSource } from '@rainbow-rabbit/processes/aos';
import type { AreaDeclaration } from '@rainbow-rabbit/shared/area';
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { containerName, entryFile, exposedChunk, writeAreaManifest } from './area-manifest';
import { esmRuntime } from './esm-runtime';
import { refuseBundledSingletons } from './refuse-bundled-singletons';
import { requirementsOf } from './requirements';
import { sharedByArea } from './singletons';
import { sourceStamp } from './source-stamp';
import { workerScript } from './worker-script';
import { readWorkspace, treeRoot } from './workspace';

/** Shorter than the shell's 10 s for a whole area, so that a chunk that hangs is reported as such (docs/product.md 9.80). */
const chunkLoadTimeoutMs = 8000;

export interface AreaBuildParams {
  declaration: AreaDeclaration;
  /** Scripts that the area runs in workers: name → source from the area's folder (see worker-script.ts). */
  workers?: Readonly<Record<string, string>>;
  /** The processes that the area can make: the code reads the Lua of each as `PROCESS_SOURCES.<name>`. */
  processes?: readonly string[];
  /** Where the area lies, if it isn't `remotes/<name>`: then its folder must have the area's name. */
  folder?: string;
}

/**
 * Returns the build of one area: a federation container that exposes `src/area.ts`, takes every singleton from the
 * shell, and is described in `area.json`.
 * @throws Error if the area has no version, or its peer ranges exclude the shell of this tree
 */
export function areaBuild({
  declaration,
  workers = {},
  processes = [],
  folder = path.join(treeRoot, 'remotes', declaration.name),
}: AreaBuildParams): RsbuildConfig {
  const workspace = readWorkspace(folder);
  const requires = requirementsOf(workspace);
  return defineConfig({
    root: folder,
    mode: 'production',
    plugins: [
      pluginReact(),
      refuseBundledSingletons(workspace.name),
      ...Object.entries(workers).map(([name, entry]) => workerScript({ name, entry })),
      writeAreaManifest({ workspace, declaration, requires }),
    ],
    // Rsbuild wants an entry; the container below is the only one that is kept.
    source: {
      entry: { none: 'data:text/javascript,' },
      define: Object.fromEntries(
        processes.map((name) => [`PROCESS_SOURCES.${name}`, JSON.stringify(processSource(name))]),
      ),
    },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    output: {
      assetPrefix: 'auto',
      legalComments: 'none',
      cssModules: { localIdentName: `${workspace.name}-[local]-[hash:base64:5]` },
    },
    performance: { printFileSize: false },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      rspack(config, { appendPlugins }) {
        config.entry = {};
        config.resolve ??= {};
        config.resolve.alias = { ...config.resolve.alias, ...esmRuntime() };
        config.output ??= {};
        config.output.uniqueName = workspace.name;
        // One page can load two builds of an area: their chunks must not mix.
        config.output.chunkLoadingGlobal = `${containerName(workspace.name)}_${sourceStamp(path.relative(treeRoot, folder)).slice(0, 8)}`;
        config.output.chunkLoadTimeout = chunkLoadTimeoutMs;
        config.output.crossOriginLoading = 'anonymous';
        appendPlugins([
          new ModuleFederationPlugin({
            name: containerName(workspace.name),
            filename: entryFile,
            exposes: { './area': { import: './src/area.ts', name: exposedChunk } },
            shared: sharedByArea(requires),
            shareStrategy: 'loaded-first',
            dts: false,
            manifest: false,
            runtimePlugins: [path.join(import.meta.dirname, 'retry-query.ts')],
            experiments: {
              externalRuntime: true,
              optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
            },
          }),
          // The entry is checked against the registry, its chunks against hashes inside the entry.
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
        ]);
      },
    },
  });
}
