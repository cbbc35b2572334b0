import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { treeRoot } from './workspace';

/** The clients of processes, of which shell and areas bundle what they use. */
const clients = [
  'processes/package.json',
  ...readdirSync(path.join(treeRoot, 'processes'))
    .map((name) => `processes/${name}/client`)
    .filter((place) => existsSync(path.join(treeRoot, place)))
    .sort(),
];

/** The sources of each kind of workspace, besides its own folder. */
const builtFrom = {
  shell: ['shared', ...clients, 'tools/build', 'package-lock.json'],
  // An area carries nothing of `shared`; only the contract shapes what its build writes.
  area: ['shared/src/area', 'shared/package.json', ...clients, 'tools/build', 'package-lock.json'],
};

/** The sources of the processes that an area can make: its build bundles their Lua. */
const madeProcesses: Readonly<Record<string, readonly string[]>> = {
  'remotes/game': ['processes/rabbit/src', 'processes/common', 'processes/aos/bundle'],
};

const notSource = /(^|\/)(dist|node_modules)(\/|$)|\.(test|spec)\.tsx?$/;

function* filesBelow(place: string): Generator<string> {
  const full = path.join(treeRoot, place);
  if (!statSync(full).isDirectory()) yield place;
  else
    for (const name of readdirSync(full).sort()) {
      const child = `${place}/${name}`;
      if (!notSource.test(child)) yield* filesBelow(child);
    }
}

/**
 * Hashes everything that a workspace's build depends on: equal stamps, equal builds.
 * @param place `shell` or `remotes/<area>`
 * @returns 64 hex digits
 */
export function sourceStamp(place: string): string {
  const hash = createHash('sha256');
  const others = place === 'shell' ? builtFrom.shell : [...builtFrom.area, ...(madeProcesses[place] ?? [])];
  for (const part of [place, ...others])
    for (const file of filesBelow(part)) {
      const bytes = readFileSync(path.join(treeRoot, file));
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
  return hash.digest('hex');
}
