export { areaBuild } from './area-build';
export { buildSingleBundle } from './build-single-bundle';
export { shellBuild } from './shell-build';
