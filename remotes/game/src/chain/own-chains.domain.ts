import { maxChainLength, slotMs, slotOf, slotsPerDay } from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';

const chainSchema = v.object({
  /** The secret last value, base64url. */
  seed: v.string(),
  /** The slot before the first slot that has a token. */
  start: v.number(),
  length: v.number(),
});
export const chainsSchema = v.array(chainSchema);
/** A rabbit's hash chain as this phone stores it: everything else follows from the seed. */
export type OwnChain = v.InferOutput<typeof chainSchema>;

/** The state of this phone's chains, compared with the chain in the ledger. */
export type ChainStanding =
  | { status: 'ready'; chain: OwnChain }
  /** The chain is here; until `slot`, its first one, the tokens of an older chain count. */
  | { status: 'starting'; chain: OwnChain; slot: number }
  /** The last slot of the chain has begun or is over. */
  | { status: 'used-up' }
  /** This browser never had the chain, or lost it. */
  | { status: 'lost' }
  /** A newer chain of this player was made on another phone. */
  | { status: 'elsewhere' };

const hourSlots = (60 * 60_000) / slotMs;
const kept = 8;
/** A chain begins a little in the past, so that a clock set back a little still finds a token. */
const slotsBefore = 4;

/**
 * Returns the number of slots for a new chain: enough until an hour after the event's end if that is known,
 * at least a day, at most the number that the process accepts.
 */
export function chainLengthFor(now: number, endsAt?: number): number {
  const untilEnd = endsAt === undefined ? 0 : slotOf(endsAt) - slotOf(now) + hourSlots;
  return Math.min(Math.max(untilEnd, slotsPerDay), maxChainLength);
}

/**
 * Returns the chain to declare now. A chain made in this slot is used again, so that a second attempt
 * declares the same chain.
 */
export function chainToDeclare(
  chains: readonly OwnChain[],
  { now, endsAt, newSeed }: { now: number; endsAt?: number; newSeed: () => string },
): OwnChain {
  const start = slotOf(now) - slotsBefore;
  return (
    chains.find((chain) => chain.start === start) ?? {
      seed: newSeed(),
      start,
      length: chainLengthFor(now, endsAt),
    }
  );
}

/** Adds a chain that may become the ledger's; the oldest chains are dropped. */
export function keepChain(chains: readonly OwnChain[], chain: OwnChain): OwnChain[] {
  return [...chains.filter(({ start }) => start !== chain.start), chain].slice(-kept);
}

/**
 * Returns the chain with which this phone can show its player's rabbit at a slot, or the reason why it can't.
 */
export function chainStanding(
  chains: readonly OwnChain[],
  onLedger: { start: number; length: number; after: number },
  slot: number,
): ChainStanding {
  const chain = chains.find(({ start, length }) => start === onLedger.start && length === onLedger.length);
  if (slot >= onLedger.start + onLedger.length) return { status: 'used-up' };
  if (chain && slot <= onLedger.after) return { status: 'starting', chain, slot: onLedger.after + 1 };
  if (chain) return { status: 'ready', chain };
  const hasOlder = chains.some(({ start }) => start < onLedger.start);
  return { status: hasOlder ? 'elsewhere' : 'lost' };
}
