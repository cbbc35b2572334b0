import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';

/** The claims whose news the player has seen, as `rabbit.slot`, newest last. */
export const toldSchema = v.array(v.string());

interface Catch {
  rabbit: RabbitId;
  slot: number;
  /** Unix milliseconds by the ledger's clock. */
  at: number;
}

/** A scan that is older than this is no news. */
const newsMs = 10 * 60_000;
const keptTold = 64;

const nameOf = ({ rabbit, slot }: Catch) => `${rabbit}.${slot}`;

/** Returns the claims that are news: recent by the ledger's time `now`, and not seen yet. */
export function unseenCatches<C extends Catch>(
  caught: readonly C[],
  told: readonly string[],
  now: number,
): C[] {
  return caught.filter((one) => now - one.at < newsMs && !told.includes(nameOf(one)));
}

/** Adds claims to those whose news the player has seen, and forgets the oldest. */
export function tellCatches(told: readonly string[], caught: readonly Catch[]): string[] {
  return [...told, ...caught.map(nameOf)].slice(-keptTold);
}
