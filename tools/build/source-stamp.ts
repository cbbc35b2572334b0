import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './hash-sources';
import { treeRoot } from './workspace';

/** Returns the places of the clients of processes, of which shell and areas bundle what they use. */
function clients(): string[] {
  const places = readdirSync(path.join(treeRoot, 'processes'))
    .map((name) => `processes/${name}/client`)
    .filter((place) => existsSync(path.join(treeRoot, place)));
  return ['processes/package.json', ...places.sort()];
}

/** The sources of each kind of workspace, besides its own folder and the clients of processes. */
const builtFrom = {
  shell: ['shared', 'tools/build', 'package.json', 'package-lock.json'],
  // An area carries nothing of `shared`; only the contract shapes what its build writes.
  area: ['shared/src/area', 'shared/package.json', 'tools/build', 'package.json', 'package-lock.json'],
};

/** Reads a file of a workspace; empty where the file is missing. */
function textOf(place: string, file: string): string {
  const name = path.join(treeRoot, place, file);
  return existsSync(name) ? readFileSync(name, 'utf8') : '';
}

/** Returns the sources of the processes that an area can make: its build bundles the Lua of those that its configuration names. */
function madeProcesses(place: string): string[] {
  const [, list = ''] = /processes: \[([^\]]*)\]/.exec(textOf(place, 'rsbuild.config.ts')) ?? [];
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => `processes/${name}/src`);
  return names.length > 0 ? [...names, 'processes/common', 'processes/aos/bundle'] : [];
}

/** Returns `parts` for a workspace whose manifest names it: such a build bundles what it uses of it. */
function libraries(place: string): string[] {
  return textOf(place, 'package.json').includes('"@rainbow-rabbit/parts"') ? ['parts'] : [];
}

/**
 * Hashes everything that a workspace's build depends on: equal stamps, equal builds.
 * @param place `shell` or `remotes/<area>`
 * @returns 64 hex digits
 */
export function sourceStamp(place: string): string {
  const others = place === 'shell' ? builtFrom.shell : [...builtFrom.area, ...madeProcesses(place)];
  return hashSources(treeRoot, [place, ...others, ...libraries(place), ...clients()]);
}
