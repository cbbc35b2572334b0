export {
  type EventEntry,
  type Network,
  NetworkProvider,
  parseNetwork,
  useNetwork,
  type WalletAddresses,
} from './network';
