import { type Bytes, concatBytes, fromBase64Url } from '../arweave';
import { AppError, isAppError } from '../errors';
import { dataChunks, provenPlace } from './chunks';
import { type gatewayQuestions, tooLarge } from './questions';
import type { TransactionReply } from './replies';

/** The requests to a gateway that reading data takes. */
type DataSource = Pick<ReturnType<typeof gatewayQuestions>, 'whole' | 'offset' | 'chunk'>;

/** Up to so much comes in one piece (docs/product 9.22). */
const maxWholeBytes = 12 * 1024 ** 2;

type DataRecord = Pick<TransactionReply, 'id' | 'data_size' | 'data_root'>;

/**
 * The data of a transaction, proven to be that which was signed.
 * @throws AppError `gateway.data-too-large`, `gateway.data-missing`, `gateway.data-unverified`
 */
export async function provenData(source: DataSource, record: DataRecord, maxBytes: number): Promise<Bytes> {
  const size = Number(record.data_size);
  if (size === 0) return new Uint8Array();
  if (!(size <= maxBytes)) throw tooLarge(maxBytes);
  const whole = size <= maxWholeBytes ? await unlessFailed(source.whole(record.id)) : undefined;
  // Data may have been split in another way than usual, or be incomplete. Its chunks show it.
  const isProven = whole?.length === size && (await dataChunks(whole)).dataRoot === record.data_root;
  return whole && isProven ? whole : await dataOfChunks(source, record, size);
}

/**
 * Megabytes at once may take too long where chunks get through; who answers nothing fails at the first of those.
 */
async function unlessFailed<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}

async function dataOfChunks(source: DataSource, record: DataRecord, size: number): Promise<Bytes> {
  const place = await found(source.offset(record.id));
  const start = Number(place.offset) - size + 1;
  const unverified = () => new AppError('gateway.data-unverified');
  if (Number(place.size) !== size || !Number.isSafeInteger(start)) throw unverified();
  const dataRoot = fromBase64Url(record.data_root);
  const parts: Bytes[] = [];
  for (let position = 0; position < size; ) {
    const given = await found(source.chunk(start + position));
    const [chunk, proof] = [fromBase64Url(given.chunk), fromBase64Url(given.data_path)];
    const proven = await provenPlace({ dataRoot, dataSize: size, offset: position, proof, chunk });
    if (proven?.start !== position) throw unverified();
    parts.push(chunk);
    position = proven.end;
  }
  return concatBytes(...parts);
}

/** A gateway that lacks a part may get it yet. */
async function found<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    const isMissing =
      isAppError(cause) && (cause.params.status === 404 || cause.code === 'gateway.tx-not-found');
    throw isMissing ? new AppError('gateway.data-missing', { cause, retryable: true }) : cause;
  }
}
