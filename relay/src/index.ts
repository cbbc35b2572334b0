export { openPublisher } from './broker-publisher';
export { importRelayKeyPair, type RelayKey } from './relay-key';
export { readTimeoutMs, startRelay } from './start-relay';
