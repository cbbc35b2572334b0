import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceStamp } from '../build/source-stamp';
import { treeRoot } from '../build/workspace';

const stampFile = (place: string) => path.join(treeRoot, place, 'dist/.stamp');

/** The workspaces that the app is made of: `shell`, `remotes/<area>` …; an area counts once it has a build. */
export function builtWorkspaces(): string[] {
  const areas = readdirSync(path.join(treeRoot, 'remotes')).map((name) => `remotes/${name}`);
  return ['shell', ...areas].filter((place) => existsSync(path.join(treeRoot, place, 'rsbuild.config.ts')));
}

/** Whether a workspace's dist is missing or was built from other sources than those that lie there now. */
export function isStale(place: string): boolean {
  const file = stampFile(place);
  return !existsSync(file) || readFileSync(file, 'utf8') !== sourceStamp(place);
}

/** Notes what a workspace's dist was built from. */
export function markFresh(place: string, stamp: string): void {
  writeFileSync(stampFile(place), stamp);
}
