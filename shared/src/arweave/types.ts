declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** A wallet address: base64url of SHA-256 of the owner's public key, 43 characters. */
export type Address = Branded<string, 'Address'>;
/** The id of a transaction or data item: base64url of SHA-256 of its signature, 43 characters. */
export type TxId = Branded<string, 'TxId'>;
/** The id of an AO process: that of the data item that spawned it. */
export type ProcessId = Branded<string, 'ProcessId'>;

export interface Tag {
  name: string;
  value: string;
}

/** The content of a data item before it is signed (ANS-104). */
export interface DataItemInput {
  data: string | Uint8Array;
  tags?: readonly Tag[];
  /** base64url, 32 bytes. */
  target?: string;
  /** Exactly 32 bytes of text, or undefined. */
  anchor?: string;
  /**
   * The kind of the process that it goes to, under which areas declare acts (`ActReceiver`). It isn't signed: it only finds the words
   * of the approval sheet, where the network doesn't name the process.
   */
  receiver?: string;
}

/** A data item as read from its bytes (ANS-104). Byte fields are views, not copies. */
export interface DataItem {
  id: TxId;
  signatureType: number;
  signature: Uint8Array;
  /** The raw public key: the RSA modulus, 512 bytes for type 1. */
  owner: Uint8Array;
  /** The address of the owner. */
  address: Address;
  /** base64url, or empty. */
  target: string;
  anchor: Uint8Array;
  tags: readonly Tag[];
  data: Uint8Array;
  bytes: Uint8Array;
}

/** A signer of data items: an owner key and RSA-PSS-SHA-256 (salt 32) over the deep hash. */
export interface DataItemSigner {
  owner: Uint8Array;
  sign: (deepHash: Uint8Array) => Promise<Uint8Array>;
}

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
  /** Names and values are base64url. */
  tags: readonly { name: string; value: string }[];
  owner?: string;
  signature?: string;
  id?: string;
}

/** A transaction with owner, signature and id; they are empty while it isn't signed. */
export type SignedTransaction = Readonly<Required<TransactionLike>>;
