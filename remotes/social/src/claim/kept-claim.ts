import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

/** The time for which a claim that was sent keeps the button still, in milliseconds (docs/product.md 9.188). */
export const keptClaimMs = 120_000;

const sentSchema = v.object({ at: v.number(), message: v.optional(v.string()) });

/** A claim that this browser sent, whose outcome it hasn't seen. */
export type KeptClaim = v.InferOutput<typeof sentSchema>;

const keyOf = (process: ProcessId, address: string) => `rainbow-rabbit.social.${process}.claim.${address}`;

/** Returns the claim of an address that this browser sent lately and whose outcome it hasn't seen. */
export function readKeptClaim(process: ProcessId, address: string, now: number): KeptClaim | undefined {
  try {
    const parsed = v.safeParse(
      sentSchema,
      JSON.parse(localStorage.getItem(keyOf(process, address)) ?? 'null'),
    );
    return parsed.success && Math.abs(now - parsed.output.at) < keptClaimMs ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a claim as sent, or forgets it. A browser that keeps nothing is no failure: the process pays no claim twice. */
export function keepClaim(process: ProcessId, address: string, sent: KeptClaim | undefined): void {
  try {
    if (sent) localStorage.setItem(keyOf(process, address), JSON.stringify(sent));
    else localStorage.removeItem(keyOf(process, address));
  } catch {
    // Storage may be full or switched off.
  }
}
