import { sha256 } from '@noble/hashes/sha2.js';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { answerLabel } from '../generated';

/**
 * Returns the answer that a player sends in place of the key, 32 bytes: a copy of it is worth nothing to anybody else,
 * and without the key nobody can check if it is right.
 */
export function answerOf({
  process,
  key,
  address,
}: {
  process: ProcessId;
  /** As `deriveKey` returns it. */
  key: Uint8Array;
  /** The player's own address. */
  address: Address;
}): Uint8Array {
  return sha256(concatBytes(utf8(answerLabel), fromBase64Url(process), key, fromBase64Url(address)));
}
