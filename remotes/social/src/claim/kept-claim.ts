import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

/** The time for which a claim that was sent keeps the button still, in milliseconds (docs/product 9.188). */
export const keptClaimMs = 120_000;

const sentSchema = v.object({ at: v.number() });

/** A claim that this browser sent, whose outcome it hasn't seen. */
export type KeptClaim = v.InferOutput<typeof sentSchema>;

const keptClaim = (process: ProcessId, address: string): KeptValue<KeptClaim> =>
  keptValue(['social', process, 'claim', address], sentSchema);

/** Returns the claim of an address that this browser sent lately and whose outcome it hasn't seen. */
export function readKeptClaim(process: ProcessId, address: string, now: number): KeptClaim | undefined {
  const sent = keptClaim(process, address).read();
  return sent && Math.abs(now - sent.at) < keptClaimMs ? sent : undefined;
}

/** Keeps a claim as sent, or forgets it. */
export function keepClaim(process: ProcessId, address: string, sent: KeptClaim | undefined): void {
  if (sent) keptClaim(process, address).write(sent);
  else keptClaim(process, address).clear();
}
