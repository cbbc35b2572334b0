export { type AoUnit, type OneUnit, type SpawnIds, unitOf, writtenUnit } from './ao-units';
export { keepEvent, openLinkedEvent } from './kept-events';
export {
  carriedProcess,
  type EventEntry,
  type EventRelay,
  eventPath,
  type Network,
  NetworkProvider,
  parseNetwork,
  useNetwork,
  type WalletAddresses,
  type WalletOptions,
  wallPath,
} from './network';
export { useKeptEvents, useLinkedEvent } from './unlisted-events';
