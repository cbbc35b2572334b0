export {
  type EventEntry,
  type Network,
  NetworkProvider,
  parseNetwork,
  useNetwork,
  type WalletAddresses,
  type WalletOptions,
} from './network';
