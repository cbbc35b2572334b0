import path from 'node:path';
import { processRelease, processSource } from '@rainbow-rabbit/processes/aos';
import type { RsbuildConfig } from '@rsbuild/core';
import { type AreaBuildParams, buildOfArea } from './area-build';
import type { AreaHost } from './area-host';
import { sourceStamp } from './source-stamp';
import { sharedFolder, treeShell } from './tree-shell';
import { treeRoot } from './workspace';

export interface TreeAreaBuildParams extends AreaBuildParams {
  /** The processes that the area can make: the code reads the Lua of each as `PROCESS_SOURCES.<name>`. */
  processes?: readonly string[];
  /** Those that it makes of their newest release: the code reads the Lua of each as `PROCESS_RELEASES.<name>`. */
  releases?: readonly string[];
  /** The area's folder, `remotes/<name>` unless given. */
  folder?: string;
}

const treeHost: AreaHost = {
  shell: treeShell,
  sharedFolder,
  stampOf: (folder) => sourceStamp(path.relative(treeRoot, folder)),
};

/**
 * Returns the build of an area of this tree.
 * @throws Error if the area has no version, or its peer ranges exclude the shell of this tree
 */
export function areaBuild({
  declaration,
  acts,
  workers,
  firstView,
  processes = [],
  releases = [],
  folder = path.join(treeRoot, 'remotes', declaration.name),
}: TreeAreaBuildParams): RsbuildConfig {
  const sources = [
    ...processes.map((name) => [`PROCESS_SOURCES.${name}`, JSON.stringify(processSource(name))]),
    ...releases.map((name) => [`PROCESS_RELEASES.${name}`, JSON.stringify(processRelease(name))]),
  ];
  return buildOfArea(treeHost, {
    declaration,
    acts,
    workers,
    firstView,
    folder,
    define: Object.fromEntries(sources),
  });
}
