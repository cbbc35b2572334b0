import { provenPlace } from '@rainbow-rabbit/shared/gateway';
import * as v from 'valibot';
import { sizeSchema } from '../ledger/transaction-records';
import type { Transactions } from '../ledger/transactions';
import { maxDataBytes } from './accept-transaction';
import { chunkRefusal } from './transaction-refusals';

/** The largest chunk of an upload (docs/product 9.20). */
const maxChunkBytes = 256 * 1024;
/** The network's limit for the proof of a chunk's place. */
const maxProofBytes = 256 * 1024;
/** A chunk and its proof in base64url, with room for the fields and for saying what is a little too large. */
export const maxChunkBodyBytes = Math.ceil(((maxChunkBytes + maxProofBytes) * 4) / 3) + 64 * 1024;

const base64Url = v.pipe(v.string(), v.regex(/^[\w-]*$/));

const chunkSchema = v.object({
  data_root: v.pipe(base64Url, v.length(43)),
  data_size: sizeSchema,
  data_path: base64Url,
  /** Of any byte in the chunk, from 0. */
  offset: sizeSchema,
  chunk: base64Url,
});

/**
 * Takes in a part of the data of a transaction; when it resolves, the part is on the disk.
 * @throws Refusal 400 with the network's code of what is wrong with it (docs/product 8.3)
 */
export async function acceptChunk(transactions: Transactions, body: Buffer): Promise<void> {
  const posted = postedChunk(body);
  const { data_root: dataRoot, data_size, data_path, chunk } = posted;
  const [dataSize, offset] = [Number(data_size), Number(posted.offset)];
  const [proof, bytes] = [Buffer.from(data_path, 'base64url'), Buffer.from(chunk, 'base64url')];
  if (bytes.length > maxChunkBytes) throw chunkRefusal('chunk_too_big', `At most ${maxChunkBytes} bytes.`);
  if (proof.length > maxProofBytes)
    throw chunkRefusal('data_path_too_big', `At most ${maxProofBytes} bytes.`);
  if (dataSize > maxDataBytes) throw chunkRefusal('data_size_too_big', `At most ${maxDataBytes} bytes.`);
  if (offset >= dataSize) throw chunkRefusal('offset_too_big', 'The offset is beyond the data.');
  if (proof.length > bytes.length && bytes.length < dataSize) {
    throw chunkRefusal('chunk_proof_ratio_not_attractive', 'The proof is larger than the chunk.');
  }
  const claim = { dataRoot: Buffer.from(dataRoot, 'base64url'), dataSize, offset, proof, chunk: bytes };
  const place = await provenPlace(claim);
  if (!place) {
    throw chunkRefusal('invalid_proof', 'The proof is not that of this chunk at this place.');
  }
  if (!transactions.knowsData(dataRoot, dataSize)) {
    throw chunkRefusal('data_root_not_found', 'No transaction with this data has come yet.');
  }
  await transactions.storeChunk({ dataRoot, dataSize, ...place, proof, bytes });
}

function postedChunk(body: Buffer): v.InferOutput<typeof chunkSchema> {
  try {
    return v.parse(chunkSchema, JSON.parse(body.toString()));
  } catch {
    throw chunkRefusal('invalid_json', 'This is not a chunk as JSON.');
  }
}
