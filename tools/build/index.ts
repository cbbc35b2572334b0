export { buildSingleBundle } from './build-single-bundle';
export { defineArea } from './define-area';
export { defineShell } from './define-shell';
