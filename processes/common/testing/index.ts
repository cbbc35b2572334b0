export { addressOf } from './addresses';
export { type LiveProcess, owner, processId } from './live-process';
export { processNetwork } from './process-network';
