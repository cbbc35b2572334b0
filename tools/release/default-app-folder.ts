import path from 'node:path';
import { treeRoot } from '../build/workspace';

/** Where the app of this tree is assembled, ready to be served or uploaded. */
export const defaultAppFolder = path.join(treeRoot, 'dist/app');
