export { importRelayKeyPair, type RelayKey } from './relay-key';
export { openRelayLink } from './relay-link';
export { createSettler } from './settler';
export { readTimeoutMs, startRelay } from './start-relay';
