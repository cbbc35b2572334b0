import {
  doorClaimWindowMs,
  doorSlotAt,
  doorSlotMs,
  maxDoorSlots,
} from '@rainbow-rabbit/processes/community/client/domain';
import * as v from 'valibot';

/** The difference between the clocks of ledger and device from which the device's is corrected. */
export const noticedMs = 15_000;

export const ownDoorsSchema = v.array(
  v.object({
    meetUp: v.number(),
    /** Last value of the chain, base64url: the secret of the device. */
    seed: v.string(),
    /** Slot of the anchor. */
    start: v.number(),
    /** Slots of the chain. */
    length: v.number(),
    /** Milliseconds by which the ledger's clock is ahead of this device's, where that is noticeable. */
    aheadMs: v.number(),
    /** The last slot whose code was shown, of a door that was closed. */
    closedAt: v.optional(v.number()),
    /** The latest slot whose token this device has disclosed. */
    disclosed: v.optional(v.number()),
  }),
);

/** The doors that this device opened, one for each meet-up. */
export type OwnDoors = v.InferOutput<typeof ownDoorsSchema>;
export type OwnDoor = OwnDoors[number];

/** The part of a door that the process gives. */
interface LedgerDoor {
  start: number;
  length: number;
  /** Slot after which its codes count. */
  after: number;
}

/** The door of a meet-up, as this device can show it. */
export type DoorStanding =
  /** This device has none, or another one opened a newer one. */
  | { status: 'none' | 'elsewhere' | 'closed' | 'used-up' }
  /** Its first code is that of the slot. */
  | { status: 'starting'; slot: number }
  | { status: 'open' };

/** Returns the time at which a slot begins. */
export const slotBegins = (slot: number): number => slot * doorSlotMs;

/**
 * Returns the standing of a device's door.
 * @param newest the newest door of the meet-up; null when the meet-up has no door, undefined while the process has not answered
 */
export function doorStanding(
  own: OwnDoor | undefined,
  newest: LedgerDoor | null | undefined,
  slot: number,
): DoorStanding {
  if (!own) return { status: newest ? 'elsewhere' : 'none' };
  // The message that opens it has not arrived, or never will.
  if (newest === null || (newest && newest.start < own.start)) return { status: 'none' };
  if (newest && !isSame(own, newest)) return { status: 'elsewhere' };
  if (own.closedAt !== undefined) return { status: 'closed' };
  if (slot > own.start + own.length) return { status: 'used-up' };
  const after = Math.max(own.start, newest?.after ?? own.start);
  return slot > after ? { status: 'open' } : { status: 'starting', slot: after + 1 };
}

const isSame = (own: OwnDoor, { start, length }: LedgerDoor): boolean =>
  start === own.start && length === own.length;

/** Returns the last slot of a device's door once another device has opened a newer one; undefined before. */
export function takenOverAt(own: OwnDoor, newest: LedgerDoor): number | undefined {
  return newest.start >= own.start && !isSame(own, newest) ? newest.after : undefined;
}

/** Returns the slots of a chain that lasts until a time; at least one, at most what a door may have. */
export function lengthUntil(start: number, untilMs: number): number {
  return Math.min(maxDoorSlots, Math.max(1, doorSlotAt(untilMs) - start + 1));
}

/**
 * The time that a token is kept back once its claims have ended by the device's clock, which may be ahead unnoticed: who read
 * the token in the ledger while its claims still count could claim with it from anywhere.
 */
export const keptBackMs = noticedMs + 5000;

/** Returns the latest slot whose token may be disclosed and has not been; undefined while there is no such slot. */
export function dueSlot(own: OwnDoor, now: number): number | undefined {
  // The slot whose claims ended before that, strictly.
  const ended = Math.ceil((now - keptBackMs - doorClaimWindowMs) / doorSlotMs) - 2;
  const due = Math.min(ended, own.closedAt ?? ended, own.start + own.length);
  return due > (own.disclosed ?? own.start) ? due : undefined;
}

/** Returns true when a door has been closed and its last token is out. */
export const isDone = (own: OwnDoor): boolean =>
  own.closedAt !== undefined && (own.disclosed ?? own.start) >= own.closedAt;

/** Puts a door in the place of the meet-up's door before. */
export const withDoor = (doors: OwnDoors, door: OwnDoor): OwnDoors => [
  ...doors.filter(({ meetUp }) => meetUp !== door.meetUp),
  door,
];

/** Changes the door of a meet-up if it still is the one with this start. */
export const changed = (doors: OwnDoors, own: OwnDoor, change: Partial<OwnDoor>): OwnDoors =>
  doors.map((door) => (door.meetUp === own.meetUp && door.seed === own.seed ? { ...door, ...change } : door));
