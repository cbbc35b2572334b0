export { keepEvent } from './kept-events';
export {
  type EventEntry,
  eventPath,
  type Network,
  NetworkProvider,
  parseNetwork,
  type SpawnIds,
  useNetwork,
  type WalletAddresses,
  type WalletOptions,
} from './network';
