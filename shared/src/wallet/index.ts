export { keyfileDownload } from './keyfile-download';
export type {
  ApprovalAsk,
  ApprovalRequest,
  Approve,
  TransactionLike,
  Wallet,
  WalletConnector,
  WalletEvent,
  WalletMethod,
  WalletPermission,
  WalletState,
} from './types';
export { isAvailable, type WalletDescriptor } from './wallet-descriptor';
export { useWallet, WalletProvider, type WalletProviderProps } from './wallet-provider';
export { createWalletStore, type WalletStore, type WalletStoreOptions } from './wallet-store';
export { descriptorOf, walletDescriptors } from './wallets';
