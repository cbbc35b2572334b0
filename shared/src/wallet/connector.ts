import type { Address, DataItemInput, Tag, TransactionLike, TxId } from '../arweave';
import type { WalletLock } from './wallet-lock';

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

/**
 * The one interface of all wallets. Failures are AppErrors with a `wallet.*` code: the user's refusal is `wallet.declined`, and
 * a method outside of the wallet's capabilities fails with `wallet.unsupported`.
 */
export interface WalletConnector {
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
  dispatch(transaction: TransactionLike): Promise<TxId>;
  encrypt(data: Uint8Array, algorithm: EncryptionAlgorithm): Promise<Uint8Array>;
  decrypt(data: Uint8Array, algorithm: EncryptionAlgorithm): Promise<Uint8Array>;
  /** See `Wallet.saveKeyfile`. */
  saveKeyfile(): Promise<void>;
  /** The lock that its user may set, for a wallet that has one. */
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
