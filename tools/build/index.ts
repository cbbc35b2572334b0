export { defineArea } from './define-area';
export { defineShell } from './define-shell';
export { defineSingleBundle } from './define-single-bundle';
