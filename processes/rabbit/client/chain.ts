import type { Address } from '@rainbow-rabbit/shared/arweave';
import { type Chain, makeChain, valueBefore, valueEarlier } from '../../presence/client';
import { rabbitPresence } from './rabbit-presence';

/** The value before `value` in the chain of `address` (docs/protocol.md, "Slots, chains, codes and claims"). */
export function previousToken(address: Address, value: Uint8Array): Uint8Array {
  return valueBefore(rabbitPresence, address, value);
}

/**
 * Returns the value `steps` before `value` in the chain of `address`, computed in short turns that never hold the
 * page. Costs one hash a step: the caller bounds them, by `maxChainLength` at most.
 */
export function earlierToken(address: Address, value: Uint8Array, steps: number): Promise<Uint8Array> {
  return valueEarlier(rabbitPresence, address, value, steps);
}

/**
 * Makes a rabbit's chain of `length` slots from its last value, in short turns that never hold the page.
 * @param chain `seed` is the secret last value, 10 random bytes that stay on the rabbit's phone
 */
export function createChain(chain: { address: Address; length: number; seed: Uint8Array }): Promise<Chain> {
  return makeChain(rabbitPresence, chain);
}
