export { keepEvent } from './kept-events';
export {
  type EventEntry,
  type EventRelay,
  eventPath,
  type Network,
  NetworkProvider,
  parseNetwork,
  type SpawnIds,
  useNetwork,
  type WalletAddresses,
  type WalletOptions,
} from './network';
