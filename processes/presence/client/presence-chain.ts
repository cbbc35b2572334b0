import { sha256 } from '@noble/hashes/sha2.js';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import type { PresenceDomain } from './presence-domain';

/** A hash chain, of which each slot discloses one value: every value hashes to the one before it. */
export interface Chain {
  /** Value 0, published before the first code is shown. */
  anchor: Uint8Array;
  length: number;
  /** Value of an index from 0 to `length`; undefined outside. */
  tokenAt: (index: number) => Uint8Array | undefined;
}

type ChainDomain = Pick<PresenceDomain, 'chainLabel' | 'tokenBytes'>;

/** Returns the value before `value` in the chain of an address. */
export function valueBefore(
  { chainLabel, tokenBytes }: ChainDomain,
  address: Address,
  value: Uint8Array,
): Uint8Array {
  return sha256(concatBytes(utf8(chainLabel), fromBase64Url(address), value)).slice(0, tokenBytes);
}

/** Hashes computed before the page gets a turn: a few milliseconds even on a slow phone. */
const hashesPerTurn = 128;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Returns the value `steps` before `value` in the chain of an address, computed in short turns that never hold the page.
 * Costs one hash a step: the caller bounds them.
 */
export async function valueEarlier(
  domain: ChainDomain,
  address: Address,
  value: Uint8Array,
  steps: number,
): Promise<Uint8Array> {
  let earlier = value;
  for (let hashes = 1; hashes <= steps; hashes++) {
    earlier = valueBefore(domain, address, earlier);
    if (hashes % hashesPerTurn === 0) await turn();
  }
  return earlier;
}

/**
 * Makes a chain of `length` slots from its last value, in short turns that never hold the page.
 * @param seed the secret last value, random bytes that stay on the device which shows the codes
 */
export async function makeChain(
  domain: ChainDomain,
  { address, length, seed }: { address: Address; length: number; seed: Uint8Array },
): Promise<Chain> {
  const values = [seed];
  let value = seed;
  for (let hashes = 1; hashes <= length; hashes++) {
    value = valueBefore(domain, address, value);
    values.push(value);
    if (hashes % hashesPerTurn === 0) await turn();
  }
  return { anchor: value, length, tokenAt: (index) => values[length - index] };
}
