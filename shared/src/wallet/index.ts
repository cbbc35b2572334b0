export { inAr } from './in-ar';
export {
  type KeyfileImport,
  type Occupant,
  openKeyfileImport,
  type SavedRecord,
  type WalletKey,
} from './keyfile-import';
export type { PairingView } from './pairing-view';
export type {
  ApprovalAsk,
  ApprovalRequest,
  Approve,
  Wallet,
  WalletConnector,
  WalletEvent,
  WalletMethod,
  WalletPermission,
  WalletState,
} from './types';
export { type Availability, useAvailability } from './use-availability';
export { type Backup, useBackup } from './use-backup';
export type { WalletDescriptor } from './wallet-descriptor';
export {
  type LockView,
  type LockWay,
  passphraseMinimum,
  type UnlockPurpose,
  type UnlockRequest,
  type WalletLock,
} from './wallet-lock';
export { useWallet, WalletProvider, type WalletProviderProps } from './wallet-provider';
export { createWalletStore, type WalletStore, type WalletStoreOptions } from './wallet-store';
export { descriptorOf, walletDescriptors } from './wallets';
