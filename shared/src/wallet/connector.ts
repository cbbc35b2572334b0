import type { Address, DataItemInput, SignedTransaction, Tag, TransactionLike, TxId } from '../arweave';
import type { WalletLock } from './wallet-lock';

/** Every permission there is (docs/product 6.3). */
export const walletPermissions = [
  'ACCESS_ADDRESS',
  'ACCESS_ALL_ADDRESSES',
  'ACCESS_ARWEAVE_CONFIG',
  'ACCESS_PUBLIC_KEY',
  'ACCESS_TOKENS',
  'DECRYPT',
  'DISPATCH',
  'ENCRYPT',
  'SIGNATURE',
  'SIGN_TRANSACTION',
] as const;

export type WalletPermission = (typeof walletPermissions)[number];

/** The tag of an upload that names the process that it is made for. */
export const uploadProcessTag = 'For-Process';

/** The algorithms of `encrypt` and `decrypt`. */
export type EncryptionAlgorithm = RsaOaepParams | AesCtrParams | AesCbcParams | AesGcmParams;

export type WalletEvent = { type: 'address'; address: Address } | { type: 'disconnected' };

/**
 * The one interface of all wallets. Failures are AppErrors with a `wallet.*` code: the user's refusal is
 * `wallet.declined`, and a method outside of the wallet's capabilities fails with `wallet.unsupported`.
 */
export interface WalletConnector {
  /** Begins the slow part of connecting, such as making a key. Never fails. */
  prepare?(): void;
  connect(permissions?: readonly WalletPermission[]): Promise<Address>;
  /** Resumes an earlier connection without asking or showing anything. Default: `connect`. */
  reconnect?(): Promise<Address>;
  disconnect(): Promise<void>;
  getActiveAddress(): Promise<Address>;
  /** The owner's RSA modulus, base64url. */
  getActivePublicKey(): Promise<string>;
  getPermissions(): Promise<readonly WalletPermission[]>;
  /** A copy of a transaction, completed with owner, signature and id. */
  sign(transaction: TransactionLike, asking?: AskingOptions): Promise<SignedTransaction>;
  /** The bytes of the signed data item. */
  signDataItem(item: DataItemInput, asking?: AskingOptions): Promise<Uint8Array>;
  /**
   * RSA-PSS over raw bytes with the parameters given. The hash of a transaction or data item is refused with
   * `wallet.raw-hash`.
   */
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
  /** Calls the listener when the account changes or the wallet disconnects by itself; returns its undo. */
  subscribe(listener: (event: WalletEvent) => void): () => void;
}

/** The content that a wallet without a window of its own is asked to sign. */
export interface ApprovalAsk {
  /** `bytes` are signed as they are: they may be anything, a payment too. */
  kind: 'data-item' | 'transaction' | 'message' | 'bytes';
  /** The value of its `Action` tag, in any case of letters. */
  action?: string;
  /** For a data item or transaction: its target, base64url. */
  target?: string;
  /** For a data item: the kind of the process that is its target, as the asking code says; see `DataItemInput`. */
  receiver?: string;
  /** For a transaction: the amount that is paid, in winston (10⁻¹² AR). */
  quantity?: string;
  /** For a transaction: the fee of the network, in winston. */
  reward?: string;
  /** The further signed tags. On AO even an amount may be a tag. */
  tags?: readonly Tag[];
  /** The signed data, if it is readable text. */
  data?: string;
  /** For a transaction: the size of its data, in bytes. */
  bytes?: number;
}

/** The limits within which a user may be asked. */
export interface AskingOptions {
  /**
   * Takes a question back whose reason is gone: it fails with `wallet.request-withdrawn`. A wallet with a window of its
   * own goes on asking there.
   */
  signal?: AbortSignal;
  /**
   * True when nothing may be shown: what the user has not approved ahead fails with `wallet.approval-needed`, and so
   * does everything in a wallet with a window of its own.
   */
  isUnasked?: boolean;
}

/**
 * Asks the user for approval. Resolves to false when they decline.
 * @throws AppError `wallet.approval-needed`, `wallet.request-withdrawn`, see `AskingOptions`
 */
export type Approve = (ask: ApprovalAsk, asking?: AskingOptions) => Promise<boolean>;

/** An approval of later messages with an action: of the same target and names of tags as the request answered. */
export interface ApprovalAhead {
  action: string;
  /** True when it stays on this device until the wallet is disconnected or replaced; else it ends with the connection. */
  isKept?: boolean;
}

/** An answer to a request. What it approves ahead takes effect only on data items without tags of money. */
export interface ApprovalAnswer {
  approved: boolean;
  ahead?: readonly ApprovalAhead[] | undefined;
  /**
   * Makes the answer a consent to run the target's process from this device until the connection ends, which `Wallet.runs` names.
   * Returns true for a further request that the consent covers besides.
   */
  covers?: ((ask: ApprovalAsk) => boolean) | undefined;
}

/** A request of a wallet without a window of its own to its user. */
export interface ApprovalRequest extends ApprovalAsk {
  id: string;
  /** Answers the request. */
  resolve: (answer: ApprovalAnswer) => void;
}
