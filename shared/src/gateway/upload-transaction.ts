import type { TransactionUploader } from 'arweave/web/lib/transaction-uploader.js';
import type { TransactionLike, TxId } from '../arweave';
import { AppError } from '../errors';
import { checkedChunks, isPosted, startOf } from './checked-upload';
import type { LibraryChunks } from './library-chunks';
import { retryWait, waitUnlessAborted } from './retry-wait';
import { type GatewayUrls, gatewaysInOrder } from './several-gateways';
import { type UploadApiOptions, uploadApi } from './upload-api';
import { chunkFailure, postFailure } from './upload-failure';
import type { UploadState } from './upload-state';

export interface UploadProgress {
  uploadedChunks: number;
  totalChunks: number;
  /** Keep it, to go on from here later. */
  state: UploadState;
}

export interface UploadOptions extends Omit<UploadApiOptions, 'url'> {
  url: GatewayUrls;
  /** The last state that was reported of an earlier attempt. */
  resume?: UploadState;
  /** Called at each step, the first time just before anything is sent. */
  onProgress?: (progress: UploadProgress) => void;
  /** Errors in a row that end the upload. Default: 100. */
  errorsInARow?: number;
  /** The source of chance: returns a number from 0 to below 1. */
  random?: () => number;
}

/** Errors in a row that end an upload, and those after which another gateway takes it if it answers (docs/product 9.23). */
const maxErrorsInARow = 100;
const errorsBeforeNext = 2;

/**
 * Sends a signed transaction with its data to a gateway: in one request if it fits one chunk, else chunk by chunk.
 * A chunk that doesn't get through is tried again after about 40 s. Nothing is sent before signature and data have
 * been checked, and going on from a state never posts a transaction that the gateway has. Of several gateways, the next one takes over
 * from one that fails: the same bytes have the same id, so that they are stored and paid once.
 * @returns its id, when the gateway has all of it
 * @throws AppError before anything is sent: `transaction.not-signed`, `transaction.verification-failed`,
 * `transaction.data-differs`, `gateway.upload-state-invalid`, `gateway.upload-of-another`; then
 * `gateway.upload-refused` and `gateway.upload-unanswered` (the transaction), `gateway.chunk-refused` and
 * `gateway.chunk-invalid` (for good), `gateway.upload-given-up` (failures in a row), `gateway.upload-aborted`,
 * and those of `request` when the gateway doesn't answer if it has the transaction
 */
export async function uploadTransaction(signed: TransactionLike, options: UploadOptions): Promise<TxId> {
  const chunks = await checkedChunks(signed);
  const state = startOf(signed, options.resume, chunks.chunks.length);
  try {
    await uploadToOneOf(gatewaysFor(state, options.url), { state, chunks, data: signed.data, options });
  } catch (cause) {
    if (!options.signal?.aborted) throw cause;
    throw new AppError('gateway.upload-aborted', { cause, retryable: true });
  }
  return state.transaction.id as TxId;
}

interface Shipment {
  state: UploadState;
  chunks: LibraryChunks;
  data: Uint8Array;
  options: UploadOptions;
}

/** Returns the gateways for an upload, in order: first that at which it was begun. */
function gatewaysFor({ posting, gateway }: UploadState, url: GatewayUrls): string[] {
  const isFirst = (one: string) => posting !== 'not-begun' && one === gateway;
  return gatewaysInOrder(url).sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

async function uploadToOneOf(urls: readonly string[], { state, chunks, data, options }: Shipment) {
  const { transaction, posting } = state;
  const wasSent = posting !== 'not-begun';
  const failures: unknown[] = [];
  for (const [index, url] of urls.entries()) {
    const isHere = wasSent && url === state.gateway;
    const own: UploadState = {
      ...(isHere ? state : { transaction, posting: 'not-begun', uploadedChunks: 0 }),
      gateway: url,
    };
    const isAt = (one: string) => isPosted(transaction.id, { ...options, url: one });
    const isOtherThere = () =>
      Promise.any(urls.slice(index + 1).map(isAt)).then(
        () => true,
        () => false,
      );
    try {
      // a gateway that can't say if it has the transaction is sent nothing
      if (!isHere && (wasSent || urls.length > 1) && (await isAt(url))) own.posting = 'begun';
      await new Upload(own, chunks, { ...options, url, isOtherThere }).run(data);
      return;
    } catch (failure) {
      if (options.signal?.aborted) throw failure;
      failures.push(failure);
    }
  }
  throw failures[0];
}

class Upload {
  readonly #totalChunks: number;

  constructor(
    private state: UploadState,
    private readonly chunks: LibraryChunks,
    private readonly options: Omit<UploadOptions, 'url'> &
      UploadApiOptions & { isOtherThere: () => Promise<boolean> },
  ) {
    this.#totalChunks = chunks.chunks.length;
  }

  async run(data: Uint8Array): Promise<void> {
    const { signal, random = Math.random, errorsInARow = maxErrorsInARow, isOtherThere } = this.options;
    signal?.throwIfAborted();
    const { transaction, posting } = this.state;
    if (posting === 'begun' && (await isPosted(transaction.id, this.options))) this.#posted();
    const { api, takeAnswer } = uploadApi(this.options);
    const uploader = await this.#uploader(api, data);
    for (let errors = 0; !this.#isComplete; ) {
      signal?.throwIfAborted();
      if (await this.#step(uploader, takeAnswer)) {
        errors = 0;
        continue;
      }
      errors += 1;
      // where no other gateway answers, either, this device has no network
      if (errors >= errorsInARow || (errors >= errorsBeforeNext && (await isOtherThere())))
        throw new AppError('gateway.upload-given-up', { retryable: true });
      // The uploader would wait by itself, but nothing could end its wait. It doesn't when it knows of no error.
      uploader.lastResponseError = '';
      await waitUnlessAborted(retryWait(random), signal);
    }
  }

  get #isComplete(): boolean {
    const { posting, uploadedChunks } = this.state;
    return posting === 'done' && uploadedChunks === this.#totalChunks;
  }

  /** The network library's uploader, at the place where this upload is. */
  async #uploader(api: ReturnType<typeof uploadApi>['api'], data: Uint8Array): Promise<TransactionUploader> {
    const library = await import('arweave/web/lib/transaction-uploader.js');
    const { transaction, posting, uploadedChunks } = this.state;
    const place = { txPosted: posting === 'done', chunkIndex: uploadedChunks };
    const noResponse = { lastRequestTimeEnd: 0, lastResponseStatus: 0, lastResponseError: '' };
    const kept = { transaction: { ...transaction, chunks: this.chunks }, ...place, ...noResponse };
    return library.TransactionUploader.fromSerialized(api, kept, data);
  }

  /** Sends the transaction or a chunk. @returns false when it did not get through and can be tried again */
  async #step(
    uploader: TransactionUploader,
    takeAnswer: ReturnType<typeof uploadApi>['takeAnswer'],
  ): Promise<boolean> {
    const isPosting = this.state.posting !== 'done';
    if (isPosting) this.#report({ posting: 'begun' });
    const isThrown = await uploader.uploadChunk().then(
      () => false,
      () => true,
    );
    const { uploadedChunks, lastResponseError: reason } = uploader;
    const answer = takeAnswer();
    if (isThrown && isPosting) throw postFailure(answer, reason);
    if (isThrown) throw chunkFailure(answer, reason, uploadedChunks + 1);
    if (isPosting) this.#posted();
    else if (uploadedChunks > this.state.uploadedChunks) this.#report({ uploadedChunks });
    else return false;
    return true;
  }

  /** A transaction of one chunk carries it. */
  #posted(): void {
    this.#report({ posting: 'done', uploadedChunks: this.#totalChunks === 1 ? 1 : 0 });
  }

  #report(change: Partial<UploadState>): void {
    this.state = { ...this.state, ...change };
    const { uploadedChunks } = this.state;
    this.options.onProgress?.({ uploadedChunks, totalChunks: this.#totalChunks, state: this.state });
  }
}
