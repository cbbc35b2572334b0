export { keepEvent, openLinkedEvent } from './kept-events';
export {
  carriedProcess,
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
  wallPath,
} from './network';
export { useKeptEvents, useLinkedEvent } from './unlisted-events';
