export type { MakeFirstView } from './area-first-views';
export { buildSingleBundle } from './build-single-bundle';
export { shellBuild } from './shell-build';
export { areaBuild } from './tree-area-build';
