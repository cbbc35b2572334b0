/** `npm run pack-kit [-- <folder>]`: packs what a team with a repository of its own needs. */
import path from 'node:path';
import { treeRoot } from '../build/workspace';
import { packKit } from './pack-kit';

const target = path.resolve(process.argv[2] ?? path.join(treeRoot, 'dist/kit'));
process.stdout.write(
  `${packKit(target)
    .map(({ archive }) => archive)
    .join('\n')}\n`,
);
