import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaManifest } from '@rainbow-rabbit/shared/area';
import { sourceStamp } from '../build/source-stamp';
import { treeRoot } from '../build/workspace';
import { offerBuilds, placeArea, placeShell, pruneAreas } from './app-folder';
import { defaultAppFolder } from './default-app-folder';
import { releaseLine, shellName } from './releases';
import { builtWorkspaces, isStale, markFresh } from './stale';

/** Builds that run at once: the smallest supported machine has two cores. */
const parallelBuilds = 2;

/** Builds one workspace with its own config, exactly as its team does. */
async function buildWorkspace(place: string): Promise<void> {
  const stamp = sourceStamp(place);
  const rsbuild = path.join(treeRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const child = spawn(process.execPath, [rsbuild, 'build'], { cwd: path.join(treeRoot, place) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`Building ${place} failed:\n${output}`);
  markFresh(place, stamp);
}

/**
 * Builds one workspace if its sources changed since it was built last.
 * @throws Error if there is no such workspace, or with the output of its build
 */
export async function buildStale(place: string): Promise<void> {
  if (!builtWorkspaces().includes(place)) throw new Error(`There is nothing to build in ${place}.`);
  if (isStale(place)) await buildWorkspace(place);
}

export interface BuildAppOptions {
  /** Builds everything, also what hasn't changed. */
  force?: boolean;
  appFolder?: string;
  /** Called with each workspace whose build starts. */
  onBuild?: (place: string) => void;
}

/**
 * Builds what changed since it was built last and assembles the app in `dist/app`: the shell at its top, each
 * area in `areas/<name>/<build>/`, and the registry. A second run changes nothing. Releases stay, and what is pinned
 * stays offered.
 * @returns the workspaces that were built
 * @throws Error with the output of the build that failed
 */
export async function buildApp({
  force = false,
  appFolder = defaultAppFolder,
  onBuild,
}: BuildAppOptions = {}): Promise<string[]> {
  const all = builtWorkspaces();
  const stale = force ? all : all.filter(isStale);
  const waiting = [...stale];
  const worker = async () => {
    for (let place = waiting.shift(); place; place = waiting.shift()) {
      onBuild?.(place);
      await buildWorkspace(place);
    }
  };
  await Promise.all(Array.from({ length: parallelBuilds }, worker));

  const manifests: AreaManifest[] = [];
  for (const place of all) {
    const dist = path.join(treeRoot, place, 'dist');
    if (place !== 'shell') manifests.push(placeArea(appFolder, dist));
    else if (!releaseLine(appFolder, shellName).pinned) placeShell(appFolder, dist);
  }
  offerBuilds(appFolder, manifests);
  pruneAreas(appFolder);
  return stale;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const startedMs = performance.now();
  const built = await buildApp({
    force: process.argv.includes('--force'),
    onBuild: (place) => process.stdout.write(`building ${place}\n`),
  });
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  process.stdout.write(`dist/app is up to date (${built.length} built, ${seconds} s)\n`);
}
