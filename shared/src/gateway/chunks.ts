import { equalBytes, sha256, toBase64Url } from '../arweave';
import { libraryChunks } from './library-chunks';

/** A part of data, of at most 256 KiB, with the proof that it belongs there. */
export interface DataChunk {
  /** Its first byte in the data, from 0, and the byte after its last. */
  start: number;
  end: number;
  bytes: Uint8Array;
  proof: Uint8Array;
}

/** Data in the parts that the storage network takes. */
export interface SplitData {
  /** base64url, what a transaction's `data_root` is; of no data too. */
  dataRoot: string;
  chunks: DataChunk[];
}

/** Splits data as the network does: into parts of 32 to 256 KiB, the only one of little data being smaller. */
export async function dataChunks(data: Uint8Array): Promise<SplitData> {
  const { data_root, chunks, proofs } = await libraryChunks(data);
  return {
    dataRoot: toBase64Url(data_root),
    chunks: chunks.map(({ minByteRange: start, maxByteRange: end }, index) => ({
      start,
      end,
      bytes: data.subarray(start, end),
      proof: proofs[index]?.proof ?? new Uint8Array(),
    })),
  };
}

/** The place of a chunk in its data: its first byte, from 0, and the byte after its last. */
export type ChunkPlace = Pick<DataChunk, 'start' | 'end'>;

/** A proof ends with the hash of its chunk and a number, 32 bytes each. */
const leafBytes = 64;
const hashBytes = 32;

interface Claim {
  /** 32 bytes. */
  dataRoot: Uint8Array;
  dataSize: number;
  /** Of any byte in the chunk, from 0. */
  offset: number;
  proof: Uint8Array;
  chunk: Uint8Array;
}

/** Returns the place that a proof gives a chunk; undefined when it doesn't prove that this chunk is there. */
export async function provenPlace(claim: Claim): Promise<ChunkPlace | undefined> {
  const { dataRoot, dataSize, offset, proof, chunk } = claim;
  const { validatePath } = await import('arweave/web/lib/merkle.js');
  const place = await validatePath(dataRoot, offset, 0, dataSize, proof);
  if (!place || place.chunkSize !== chunk.length) return undefined;
  // The path to a leaf was checked; that the chunk is what the leaf says is seen here.
  const leafHash = proof.subarray(-leafBytes, -leafBytes + hashBytes);
  if (!equalBytes(leafHash, await sha256(chunk))) return undefined;
  return { start: place.leftBound, end: place.rightBound };
}
