import { type TransactionLike, toBase64Url, verifyTransaction } from '../arweave';
import { AppError } from '../errors';
import { request, statusError } from '../http';
import { type LibraryChunks, libraryChunks } from './library-chunks';
import type { UploadApiOptions } from './upload-api';
import { newUpload, parseUploadState, type UploadState } from './upload-state';

const noChunks: LibraryChunks = { data_root: new Uint8Array(), chunks: [], proofs: [] };

/**
 * The parts of a transaction's data, once its signature is found right and its data that which was signed.
 * @throws AppError `transaction.not-signed`, `transaction.verification-failed`, `transaction.data-differs`
 */
export async function checkedChunks(signed: TransactionLike): Promise<LibraryChunks> {
  if (!(await verifyTransaction(signed))) throw new AppError('transaction.verification-failed');
  const { data, data_root, data_size } = signed;
  const chunks = data.length === 0 ? noChunks : await libraryChunks(data);
  if (toBase64Url(chunks.data_root) !== data_root || String(data.length) !== data_size) {
    throw new AppError('transaction.data-differs');
  }
  return chunks;
}

/**
 * Returns the state from which an upload continues.
 * @throws AppError `gateway.upload-state-invalid`, `gateway.upload-of-another`
 */
export function startOf(
  signed: TransactionLike,
  resume: UploadState | undefined,
  totalChunks: number,
): UploadState {
  const begin = newUpload(signed);
  if (!resume) return begin;
  const state = parseUploadState(resume);
  if (state.transaction.id !== signed.id) throw new AppError('gateway.upload-of-another');
  const { posting, uploadedChunks } = state;
  if (uploadedChunks > (posting === 'done' ? totalChunks : 0)) {
    throw new AppError('gateway.upload-state-invalid');
  }
  // Only what was given is known to be signed; what was kept may have been changed.
  return { ...state, transaction: begin.transaction };
}

/**
 * Returns true when the gateway has a transaction, in a block or pending.
 * @throws AppError `gateway.tx-failed`, `http.status`, those of `request`
 */
export async function isPosted(id: string, { url, signal, fetch }: UploadApiOptions): Promise<boolean> {
  const { status } = await request(new URL(`tx/${id}/status`, url).href, { signal, fetch });
  if (status === 200 || status === 202) return true;
  if (status === 404) return false;
  if (status === 410) throw new AppError('gateway.tx-failed');
  throw statusError(status);
}
