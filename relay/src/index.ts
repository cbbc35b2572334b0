export { openPublisher } from './broker-publisher';
export { importRelayKeyPair, type RelayKey } from './relay-key';
export { createSettler } from './settler';
export { readTimeoutMs, startRelay } from './start-relay';
