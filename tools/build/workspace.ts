import path from 'node:path';

/** The top of the tree. */
export const treeRoot = path.resolve(import.meta.dirname, '../..');
