export type { BrokerHooks, BrokerLink, OpenRoomLink } from './broker-link';
export {
  type ApprovalAhead,
  type ApprovalAnswer,
  type ApprovalAsk,
  type ApprovalRequest,
  type Approve,
  type AskingOptions,
  uploadProcessTag,
  type WalletConnector,
  type WalletEvent,
  type WalletPermission,
} from './connector';
export { forgetsUnusedSites } from './forgets-unused-sites';
export { inAr } from './in-ar';
export type { LendKeyfile, Occupant, SavedRecord, WalletKey } from './keyfile';
export {
  type KeyfileImportOfWallet,
  openKeyfileImport,
  openKeyfileLoan,
  openRoomLink,
  type WalletPairing,
} from './load-wallet';
export type { PairingView } from './pairing-view';
export { keepSignIn, signedInAddress } from './sign-in';
export { createUnlockQueue, type UnlockQueue } from './unlock-queue';
export { type Availability, useAvailability } from './use-availability';
export { type Backup, useBackup, useKeyfileQuestion } from './use-backup';
export { useOfferedWallets } from './use-offered-wallets';
export type { Wallet, WalletState } from './wallet';
export type { WalletCapabilities, WalletId, WalletKind } from './wallet-descriptor';
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
export {
  descriptorOf,
  recommendedWallet,
  type WalletDescriptor,
  type WalletMethod,
  type WalletName,
  type WalletPlace,
  walletDescriptors,
} from './wallets';
