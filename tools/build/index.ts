export { defineArea } from './define-area';
export { defineShell } from './define-shell';
