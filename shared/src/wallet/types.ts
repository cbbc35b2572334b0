import type { Address, DataItemInput } from '../arweave';

/** The wallets the product knows; `ArConnect` is the old name of Wander (product-spec section 3). */
export type WalletMethod = 'QuickWallet' | 'Wander' | 'ArConnect' | 'ArweaveApp' | 'BeaconWallet';

export type WalletPermission =
  | 'ACCESS_ADDRESS'
  | 'ACCESS_ALL_ADDRESSES'
  | 'ACCESS_ARWEAVE_CONFIG'
  | 'ACCESS_PUBLIC_KEY'
  | 'ACCESS_TOKENS'
  | 'DECRYPT'
  | 'DISPATCH'
  | 'ENCRYPT'
  | 'SIGNATURE'
  | 'SIGN_TRANSACTION';

/** A transaction that `sign` completes: the fields of the network's transaction record. */
export interface TransactionLike {
  format: number;
  last_tx: string;
  target: string;
  quantity: string;
  reward: string;
  data_size: string;
  data_root: string;
  data: Uint8Array;
  tags: readonly { name: string; value: string }[];
  owner?: string;
  signature?: string;
  id?: string;
}

export type WalletEvent = { type: 'address'; address: Address } | { type: 'disconnected' };

/** What every wallet is behind. Failures are AppErrors with a `wallet.*` code; a refusal is `wallet.declined`. */
export interface WalletConnector {
  readonly method: WalletMethod;
  connect(permissions?: readonly WalletPermission[]): Promise<Address>;
  disconnect(): Promise<void>;
  getActiveAddress(): Promise<Address>;
  /** The owner's RSA modulus, base64url. */
  getActivePublicKey(): Promise<string>;
  getPermissions(): Promise<readonly WalletPermission[]>;
  /** Completes a transaction with owner, signature and id. */
  sign<T extends TransactionLike>(transaction: T): Promise<T>;
  /** The bytes of the signed data item. */
  signDataItem(item: DataItemInput): Promise<Uint8Array>;
  /** RSA-PSS over raw bytes with the parameters given. */
  signature(data: Uint8Array, algorithm: RsaPssParams): Promise<Uint8Array>;
  /** Hash (default SHA-256), then RSA-PSS with salt length 32 over the digest. */
  signMessage(data: Uint8Array, options?: { hashAlgorithm?: string }): Promise<Uint8Array>;
  /** Hears account changes and disconnects that nobody here asked for; returns its undo. */
  subscribe(listener: (event: WalletEvent) => void): () => void;
}

export type WalletState =
  | { status: 'disconnected' }
  | { status: 'connecting'; method: WalletMethod }
  | { status: 'connected'; method: WalletMethod; address: Address; connector: WalletConnector };

/** One thing a wallet without a window of its own asks its user to approve. */
export interface ApprovalRequest {
  id: string;
  kind: 'data-item' | 'transaction' | 'message';
  /** For a data item: its AO action, target and readable data. */
  action?: string;
  target?: string;
  data?: string;
  resolve: (answer: { approved: boolean; remember?: boolean }) => void;
}

/** What areas get from the shell's one wallet context. */
export interface Wallet {
  state: WalletState;
  isPopupOpen: boolean;
  openPopup: () => void;
  closePopup: () => void;
  /** Connects with a method; fails with `wallet.already-connected` while a connection exists. */
  connect: (method: WalletMethod) => Promise<Address>;
  disconnect: () => Promise<void>;
  /** The approvals waiting for an answer, oldest first; the shell shows them. */
  approvals: readonly ApprovalRequest[];
}
