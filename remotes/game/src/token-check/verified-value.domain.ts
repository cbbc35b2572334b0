import { maxChainLength } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** A value of a rabbit's newest chain that is known to be genuine. */
export interface VerifiedValue {
  /** The slot before the first slot that has a token. */
  start: number;
  /** Slots of the chain. */
  length: number;
  /** Tokens of the chain count for the slots after this one. */
  after: number;
  /** The slot of `value`, which is the chain's anchor where this is `start`. */
  slot: number;
  value: Uint8Array;
}

/** The relation of a slot's token to a verified value. */
export type TokenPlace =
  /** Older chains may have a token for the slot. */
  | 'older-chain'
  /** The slot is after the end of the newest chain: no token of the slot can be genuine. */
  | 'after-end'
  /** The token hashed down by `steps` must be the verified value. */
  | { hashed: 'token'; steps: number }
  /** The verified value hashed down by `steps` must be the token. */
  | { hashed: 'verified'; steps: number };

/** Returns the relation of a slot's token to a verified value; `steps` are at most `maxChainLength`. */
export function tokenPlace(
  { start, length, after, slot: verified }: VerifiedValue,
  slot: number,
): TokenPlace {
  if (slot <= after) return 'older-chain';
  const steps = Math.abs(slot - verified);
  // The second condition holds for every chain that a process has accepted.
  if (slot > start + length || steps > maxChainLength) return 'after-end';
  return { hashed: slot >= verified ? 'token' : 'verified', steps };
}
