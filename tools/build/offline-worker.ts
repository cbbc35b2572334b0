import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { treeBrowsers } from './declared-browsers';
import { describeAppBuild } from './describe-app-build';
import { quietBuild } from './quiet-build';

/** The worker, the worker that takes its place when it has to go, and the worker of an event's news: file beside the page → source in the shell's folder. */
const workers = {
  'service-worker.js': './src/offline/service-worker.ts',
  'service-worker-off.js': './src/offline/retired-worker.ts',
  // In a folder from which the page's policy takes scripts, with any query.
  'static/push-worker.js': './src/telling/push-worker.ts',
};

/** Builds the workers' scripts. The names of the build are part of the worker, so each build has another worker. */
async function buildWorkers(folder: string, dist: string): Promise<void> {
  const target = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-worker-'));
  const rsbuild = await createRsbuild({
    cwd: folder,
    rsbuildConfig: {
      root: folder,
      ...quietBuild,
      source: {
        entry: workers,
        define: { APP_BUILD: JSON.stringify(describeAppBuild(dist)) },
      },
      output: {
        target: 'web-worker',
        overrideBrowserslist: [...treeBrowsers],
        distPath: { root: target, js: '' },
        filename: { js: '[name]' },
        legalComments: 'none',
      },
      tools: { htmlPlugin: false },
    },
  });
  try {
    const { close } = await rsbuild.build();
    await close();
    for (const name of Object.keys(workers))
      writeFileSync(path.join(dist, name), readFileSync(path.join(target, name)));
  } finally {
    rmSync(target, { recursive: true });
  }
}

/**
 * Returns the plugin that writes the service worker beside the page, after everything that it has to know of the build
 * is there.
 * @param folder the shell's folder
 */
export function offlineWorker(folder: string): RsbuildPlugin {
  return {
    name: 'offline-worker',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (!stats?.hasErrors()) await buildWorkers(folder, api.context.distPath);
      });
    },
  };
}
