import { presenceSlotAt } from '../../../presence/client/presence-slots';
import { doorClaimWindowMs, doorSlotMs } from '../generated';

/** Returns the slot of a Unix time in milliseconds: the same number for everybody. */
export function doorSlotAt(timeMs: number): number {
  return presenceSlotAt(timeMs, doorSlotMs);
}

/** Returns the Unix milliseconds after which claims of a slot don't count, so that its token may be disclosed. */
export function doorClaimsEnd(slot: number): number {
  return (slot + 1) * doorSlotMs + doorClaimWindowMs;
}
