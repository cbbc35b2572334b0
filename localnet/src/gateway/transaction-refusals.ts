import { Refusal } from '../http/refusal';

/** The errors for chunks that the network will never accept (docs/product 8.3): trying again is no use. */
type ChunkCode =
  | 'invalid_json'
  | 'chunk_too_big'
  | 'data_path_too_big'
  | 'offset_too_big'
  | 'data_size_too_big'
  | 'chunk_proof_ratio_not_attractive'
  | 'invalid_proof'
  | 'data_root_not_found';

/** A chunk's refusal. */
export function chunkRefusal(code: ChunkCode, message: string): Refusal {
  return new Refusal(400, code, message);
}

/** A transaction's refusal. */
export function transactionRefusal(code: `tx.${string}`, message: string): Refusal {
  return new Refusal(400, code, message);
}
