export type {
  ApprovalRequest,
  TransactionLike,
  Wallet,
  WalletConnector,
  WalletEvent,
  WalletMethod,
  WalletPermission,
  WalletState,
} from './types';
