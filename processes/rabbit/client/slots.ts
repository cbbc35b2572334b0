import { fullSlot, presenceSlotAt } from '../../presence/client/presence-slots';
import { slotMs } from './generated';

/** Slots of 24 hours, which is how long a player's chain lasts where nothing else is known. */
export const slotsPerDay = (24 * 60 * 60_000) / slotMs;

/** The slot a Unix time in milliseconds lies in: the same number for everybody. */
export function slotOf(timeMs: number): number {
  return presenceSlotAt(timeMs, slotMs);
}

/** Unix milliseconds at which a slot begins. */
export function slotStart(slot: number): number {
  return slot * slotMs;
}

/** Unix milliseconds at which the claim window of a slot has closed, so that its token may be disclosed. */
export function claimWindowEnd(slot: number, claimWindowMs: number): number {
  return slotStart(slot + 1) + claimWindowMs;
}

/** The full slot of which a code carries the lower 16 bits: the one nearest to `nowMs`. */
export function nearestSlot(lowBits: number, nowMs: number): number {
  return fullSlot(lowBits, slotOf(nowMs));
}
