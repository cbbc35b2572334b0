export { LogDialog } from './log-dialog';
export { LogRow } from './log-row';
