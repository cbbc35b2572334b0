import { maxChainLength, slotMs, slotOf, slotsPerDay } from '@rainbow-rabbit/processes/rabbit/client';
import * as v from 'valibot';

const chainSchema = v.object({
  /** The secret last value, base64url. */
  seed: v.string(),
  /** The slot before the first one that has a token. */
  start: v.number(),
  length: v.number(),
});
export const chainsSchema = v.array(chainSchema);
/** A rabbit's hash chain as this phone keeps it: everything else follows from the seed. */
export type OwnChain = v.InferOutput<typeof chainSchema>;

/** How this phone's chains stand against the one that the ledger goes by. */
export type ChainStanding =
  | { status: 'ready'; chain: OwnChain }
  /** Its last slot has begun or is over. */
  | { status: 'used-up' }
  /** This browser never had it, or lost it. */
  | { status: 'lost' }
  /** The same player has made a newer one on another phone. */
  | { status: 'elsewhere' };

const hourSlots = (60 * 60_000) / slotMs;
const kept = 8;
/** A chain begins a little in the past, so that a clock set back a little still finds a token. */
const slotsBefore = 4;

/**
 * How many slots a new chain should have: enough until an hour after the event's end where that is known,
 * at least a day, at most what the process accepts.
 */
export function chainLengthFor(now: number, endsAt?: number): number {
  const untilEnd = endsAt === undefined ? 0 : slotOf(endsAt) - slotOf(now) + hourSlots;
  return Math.min(Math.max(untilEnd, slotsPerDay), maxChainLength);
}

/** The chain to declare now: one made in this very slot is used again, so that a second try is the same. */
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

/** Keeps a chain that may become the ledger's; the oldest are let go. */
export function keepChain(chains: readonly OwnChain[], chain: OwnChain): OwnChain[] {
  return [...chains.filter(({ start }) => start !== chain.start), chain].slice(-kept);
}

/** Whether this phone can show its player's rabbit at a slot, and if not, why. */
export function chainStanding(
  chains: readonly OwnChain[],
  onLedger: { start: number; length: number },
  slot: number,
): ChainStanding {
  const chain = chains.find(({ start, length }) => start === onLedger.start && length === onLedger.length);
  if (slot >= onLedger.start + onLedger.length) return { status: 'used-up' };
  if (chain) return { status: 'ready', chain };
  const hasOlder = chains.some(({ start }) => start < onLedger.start);
  return { status: hasOlder ? 'elsewhere' : 'lost' };
}
