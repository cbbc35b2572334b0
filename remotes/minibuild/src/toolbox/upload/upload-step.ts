import type { Address, TransactionLike, TxId } from '@rainbow-rabbit/shared/arweave';
import type { Draft, UploadState } from '@rainbow-rabbit/shared/gateway';
import type { KeptUpload } from './kept-uploads';

/** Something signed that is on its way, or was. */
export interface Shipment {
  signed: TransactionLike;
  name: string;
  /** Whether it can go on after a reload: the same file gives the same data. */
  isKept: boolean;
  /** How far it has come, if it was begun before. */
  resume?: UploadState;
  uploadedChunks: number;
  totalChunks: number;
}

/** A transaction before it is signed: what it would cost, in winston, and what its payer has. */
export interface Review {
  draft: Draft;
  balance: string;
  payer: Address;
  name: string;
  isKept: boolean;
}

/** Where somebody is with an upload; an error is why the last attempt to leave a step came to nothing. */
export type UploadStep =
  | { status: 'editing'; error?: unknown }
  | { status: 'preparing' }
  | { status: 'review'; review: Review; error?: unknown }
  | { status: 'signing'; review: Review }
  /** This very data was being uploaded before. */
  | { status: 'known'; kept: KeptUpload; data: Uint8Array }
  | { status: 'uploading'; shipment: Shipment }
  | { status: 'stopped'; shipment: Shipment; error: unknown }
  | { status: 'done'; id: TxId };

/** Whether a balance pays for what a transaction costs. */
export function isEnough(balance: string, { reward, quantity }: Draft): boolean {
  return BigInt(balance) >= BigInt(reward) + BigInt(quantity);
}
