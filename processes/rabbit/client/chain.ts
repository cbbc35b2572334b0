import { sha256 } from '@noble/hashes/sha2.js';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { chainLabel, tokenBytes } from './generated';

/** A rabbit's hash chain (docs/protocol.md): every value hashes to the one before it. */
export interface Chain {
  /** Value 0, published at registration. */
  anchor: Uint8Array;
  length: number;
  /** Value of an index from 0 to `length`; undefined outside. */
  tokenAt: (index: number) => Uint8Array | undefined;
}

/** The value before `value` in the chain of `address`. */
export function previousToken(address: Address, value: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8(chainLabel), fromBase64Url(address), value)).slice(0, tokenBytes);
}

/** Hashes computed before the page gets a turn: a few milliseconds even on a slow phone. */
const hashesPerTurn = 128;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Returns the value `steps` before `value` in the chain of `address`, computed in short turns that never hold the
 * page. Costs one hash a step: the caller bounds them, by `maxChainLength` at most.
 */
export async function earlierToken(address: Address, value: Uint8Array, steps: number): Promise<Uint8Array> {
  let earlier = value;
  for (let hashes = 1; hashes <= steps; hashes++) {
    earlier = previousToken(address, earlier);
    if (hashes % hashesPerTurn === 0) await turn();
  }
  return earlier;
}

/**
 * Makes a chain of `length` slots from its last value, in short turns that never hold the page.
 * @param seed the secret last value, 10 random bytes that stay on the rabbit's phone
 */
export async function createChain({
  address,
  length,
  seed,
}: {
  address: Address;
  length: number;
  seed: Uint8Array;
}): Promise<Chain> {
  const values = [seed];
  let value = seed;
  for (let hashes = 1; hashes <= length; hashes++) {
    value = previousToken(address, value);
    values.push(value);
    if (hashes % hashesPerTurn === 0) await turn();
  }
  return { anchor: value, length, tokenAt: (index) => values[length - index] };
}
