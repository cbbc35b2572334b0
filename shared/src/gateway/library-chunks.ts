import type { generateTransactionChunks } from 'arweave/web/lib/merkle.js';

/** Data in parts with their proofs, as the network library has them. */
export type LibraryChunks = Awaited<ReturnType<typeof generateTransactionChunks>>;

/** Bytes that are never copied: for each chunk the library would copy all that is left, 6 s of work for 60 MB. */
class UncopiedBytes extends Uint8Array<ArrayBufferLike> {
  override slice(start?: number, end?: number) {
    return this.subarray(start, end) as Uint8Array<ArrayBuffer>;
  }
}

/** Splits data with the network library. No data has one empty chunk's root and no chunks. */
export async function libraryChunks({ buffer, byteOffset, byteLength }: Uint8Array): Promise<LibraryChunks> {
  const library = await import('arweave/web/lib/merkle.js');
  return library.generateTransactionChunks(new UncopiedBytes(buffer, byteOffset, byteLength));
}
