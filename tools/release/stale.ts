import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceStamp } from '../build/source-stamp';
import { treeRoot } from '../build/workspace';

const stampFile = (place: string) => path.join(treeRoot, place, 'dist/.stamp');

/** Returns the workspaces of the app: `shell`, `remotes/<area>` …; a folder counts if it has a build configuration. */
export function builtWorkspaces(): string[] {
  const areas = readdirSync(path.join(treeRoot, 'remotes')).map((name) => `remotes/${name}`);
  return ['shell', ...areas].filter((place) => existsSync(path.join(treeRoot, place, 'rsbuild.config.ts')));
}

/** Returns true when a workspace's dist is missing or was built from other sources than the present ones. */
export function isStale(place: string): boolean {
  const file = stampFile(place);
  return !existsSync(file) || readFileSync(file, 'utf8') !== sourceStamp(place);
}

/** Notes the sources from which a workspace's dist was built. */
export function markFresh(place: string, stamp: string): void {
  writeFileSync(stampFile(place), stamp);
}
