import { createHash } from 'node:crypto';
import path from 'node:path';
import { hashSources } from '../hash-sources';
import { keepBuild } from '../keep-build';
import { treeRoot } from '../workspace';
import { bundlePrograms } from './bundle-programs';

const folder = path.join(treeRoot, '.cache/programs');
const bundledFrom = [
  'localnet',
  'relay',
  'processes',
  'shared',
  'e2e/support',
  'tools/build/testing',
  'package-lock.json',
];

/**
 * Lets the tests of a run start programs from bundles (`localnet/src/testing/program.ts`), in this process and in those that it starts.
 * A start of the local network from its source costs 1.5 s of a core, most of it for finding and transforming a thousand modules; from
 * a bundle, 0.2 s.
 * @throws Error if a program can't be bundled
 */
export async function bringPrograms(): Promise<void> {
  // The bundles name files beside their sources, so they belong to this place of the tree.
  const stamp = createHash('sha256')
    .update(`${treeRoot}\0${hashSources(treeRoot, bundledFrom)}`)
    .digest('hex');
  process.env.BUNDLED_PROGRAMS = await keepBuild(folder, stamp, bundlePrograms);
}
