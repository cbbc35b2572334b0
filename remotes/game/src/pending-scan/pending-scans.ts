import { claimWindowEnd } from '@rainbow-rabbit/shared/game-protocol';
import * as v from 'valibot';

export const readCodeSchema = v.object({
  rabbit: v.number(),
  slot: v.number(),
  /** base64url, 10 bytes. */
  token: v.string(),
});
/** What a rabbit's code says: which rabbit, in which slot, and the proof of having been there. */
export type ReadCode = v.InferOutput<typeof readCodeSchema>;

export const pendingScansSchema = v.array(v.object({ ...readCodeSchema.entries, readAt: v.number() }));
/** Scans that could not be sent yet, oldest first, one for each rabbit. */
export type PendingScans = v.InferOutput<typeof pendingScansSchema>;
export type PendingScan = PendingScans[number];

const kept = 8;

/** Keeps a scan for later; a newer code of the same rabbit takes the place of the older one. */
export function keepScan(scans: PendingScans, code: ReadCode, readAt: number): PendingScans {
  const others = scans.filter(({ rabbit }) => rabbit !== code.rabbit);
  return [...others, { ...code, readAt }].slice(-kept);
}

/** What is left when one scan has been sent, or has become worthless. */
export function withoutScan(scans: PendingScans, done: ReadCode): PendingScans {
  return scans.filter(({ rabbit, slot }) => rabbit !== done.rabbit || slot !== done.slot);
}

/** Whether the ledger would refuse the scan for its age by now. */
export function isTooLate(scan: ReadCode, now: number, claimWindowMs: number): boolean {
  return now >= claimWindowEnd(scan.slot, claimWindowMs);
}

/** The scans that may still count. */
export function sendableScans(scans: PendingScans, now: number, claimWindowMs: number): PendingScans {
  return scans.filter((scan) => !isTooLate(scan, now, claimWindowMs));
}

/** How long a player remembers having scanned something. */
const memoryMs = 10 * 60_000;

/** Leaves out what was read so long ago that telling of its failure would only puzzle. */
export function withoutForgotten(scans: PendingScans, now: number): PendingScans {
  return scans.filter(({ readAt }) => now - readAt < memoryMs);
}
