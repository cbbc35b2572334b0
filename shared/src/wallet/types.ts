import type { Address, DataItemInput, Tag, TransactionLike, TxId } from '../arweave';
import type { AppError } from '../errors';
import type { PairingView } from './pairing-view';
import type { UnlockRequest, WalletLock } from './wallet-lock';

/** The wallets the product knows; `ArConnect` is the old name of Wander (docs/product.md 3.4). */
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

/** What a wallet encrypts and decrypts with. */
export type EncryptionAlgorithm = RsaOaepParams | AesCtrParams | AesCbcParams | AesGcmParams;

export type WalletEvent = { type: 'address'; address: Address } | { type: 'disconnected' };

/** What every wallet is behind. Failures are AppErrors with a `wallet.*` code; a refusal is `wallet.declined`. */
export interface WalletConnector {
  readonly method: WalletMethod;
  /** Does ahead what connecting will need, if that can take long. Never fails. */
  prepare?(): void;
  connect(permissions?: readonly WalletPermission[]): Promise<Address>;
  /** Takes an earlier connection up again without asking or showing anything. Default: `connect` does no more than that. */
  reconnect?(): Promise<Address>;
  disconnect(): Promise<void>;
  getActiveAddress(): Promise<Address>;
  /** The owner's RSA modulus, base64url. */
  getActivePublicKey(): Promise<string>;
  getPermissions(): Promise<readonly WalletPermission[]>;
  /** A copy of a transaction, completed with owner, signature and id. */
  sign<T extends TransactionLike>(transaction: T): Promise<T>;
  /** The bytes of the signed data item. */
  signDataItem(item: DataItemInput): Promise<Uint8Array>;
  /** RSA-PSS over raw bytes with the parameters given. */
  signature(data: Uint8Array, algorithm: RsaPssParams): Promise<Uint8Array>;
  /** Hash (default SHA-256), then RSA-PSS with salt length 32 over the digest. */
  signMessage(data: Uint8Array, options?: { hashAlgorithm?: string }): Promise<Uint8Array>;
  /** Signs a transaction and sends it by itself; resolves to its id. */
  dispatch?(transaction: TransactionLike): Promise<TxId>;
  encrypt?(data: Uint8Array, algorithm: EncryptionAlgorithm): Promise<Uint8Array>;
  decrypt?(data: Uint8Array, algorithm: EncryptionAlgorithm): Promise<Uint8Array>;
  /** See `Wallet.saveKeyfile`. */
  saveKeyfile?(): Promise<void>;
  /** What its user may lock the wallet with. */
  readonly lock?: WalletLock;
  /** Hears account changes and disconnects that nobody here asked for; returns its undo. */
  subscribe(listener: (event: WalletEvent) => void): () => void;
}

/** What a wallet without a window of its own wants to sign. */
export interface ApprovalAsk {
  kind: 'data-item' | 'transaction' | 'message';
  /** For a data item: its `Action` tag. */
  action?: string;
  /** For a data item or transaction: whom it is for, base64url. */
  target?: string;
  /** For a transaction: what is paid, in winston (10⁻¹² AR). */
  quantity?: string;
  /** What else is signed with it, for whoever acts on it: on AO even what is paid may be a tag. */
  tags?: readonly Tag[];
  /** What is signed, if it is readable text. */
  data?: string;
}

/** Asks the user; false is a refusal. */
export type Approve = (ask: ApprovalAsk) => Promise<boolean>;

/** One thing a wallet without a window of its own asks its user to approve. */
export interface ApprovalRequest extends ApprovalAsk {
  id: string;
  /**
   * Answers it; `remember` approves the same action with the same tags on the same target until the wallet is
   * disconnected.
   */
  resolve: (answer: { approved: boolean; remember?: boolean }) => void;
}

export type WalletState =
  | { status: 'disconnected'; failure?: AppError }
  | { status: 'connecting'; method: WalletMethod }
  | { status: 'connected'; method: WalletMethod; address: Address; connector: WalletConnector };

/** What areas get from the shell's one wallet context. */
export interface Wallet {
  /** A failure is why the last attempt to connect ended, until the next one or until the popup is opened anew. */
  state: WalletState;
  isPopupOpen: boolean;
  openPopup: () => void;
  closePopup: () => void;
  /** Loads a wallet's code ahead and lets it begin what takes long, such as making a key. */
  prepare: (method: WalletMethod) => void;
  /**
   * Connects with a method and remembers it. While a connection is being made, the choice is ignored and this is that
   * connection's outcome. Fails with `wallet.already-connected` while a connection exists, `wallet.method-missing` and
   * `wallet.method-unknown`, and as the wallet does.
   */
  connect: (method: WalletMethod) => Promise<Address>;
  /** Ends the connection, or calls off the one being made. */
  disconnect: () => Promise<void>;
  /**
   * Saves the key of this browser's QuickWallet account, connected or not, as a file on this device; if it is locked, its
   * user unlocks it first. Fails with `wallet.no-account`, `wallet.declined`, `wallet.record-corrupt`,
   * `wallet.storage-denied`, `wallet.load-failed`.
   */
  saveKeyfile: () => Promise<void>;
  /** The approvals waiting for an answer, oldest first; the shell shows them. */
  approvals: readonly ApprovalRequest[];
  /** The wallets waiting for their user to unlock them, oldest first; the shell shows them. */
  unlocks: readonly UnlockRequest[];
  /** Where the user is with a wallet on another phone, if there is something to show; the shell shows it. */
  pairing?: PairingView;
}
