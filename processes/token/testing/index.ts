export { type BootedToken, bootSource } from './booted-token';
export { startToken } from './live-token';
