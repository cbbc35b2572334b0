import type { Address, TransactionLike, TxId } from '@rainbow-rabbit/shared/arweave';
import type { Draft, UploadState } from '@rainbow-rabbit/shared/gateway';
import type { KeptUpload } from './kept-uploads';

/** A signed upload that is under way, or was stopped. */
export interface Shipment {
  signed: TransactionLike;
  name: string;
  /** True when it can continue after a reload: the same file gives the same data. */
  isKept: boolean;
  /** The progress of an upload that was begun before. */
  resume?: UploadState;
  uploadedChunks: number;
  totalChunks: number;
}

/** A transaction before it is signed: its price in winston, and its payer's balance. */
export interface Review {
  draft: Draft;
  balance: string;
  payer: Address;
  name: string;
  isKept: boolean;
}

/** The step of an upload; its error is that of the last attempt to leave the step. */
export type UploadStep =
  | { status: 'editing'; error?: unknown }
  | { status: 'preparing' }
  | { status: 'review'; review: Review; error?: unknown }
  | { status: 'signing'; review: Review }
  /** An unfinished upload of this data exists. */
  | { status: 'known'; kept: KeptUpload; data: Uint8Array }
  | { status: 'uploading'; shipment: Shipment }
  | { status: 'stopped'; shipment: Shipment; error: unknown }
  | { status: 'done'; id: TxId };

/** Returns true when a balance covers the price of a transaction. */
export function isEnough(balance: string, { reward, quantity }: Draft): boolean {
  return BigInt(balance) >= BigInt(reward) + BigInt(quantity);
}
