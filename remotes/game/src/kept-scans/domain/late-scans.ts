import { slotStart } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { ScannedCode } from '../../rabbit-code/domain/scanned-code';
import { isTooLate } from './kept-scans';

/** The settings of an event that decide whether a scan comes late. */
export interface ScanWindows {
  claimWindowMs: number;
  /** The time after its slot within which a claim comes in time, in milliseconds. */
  onlineWindowMs: number;
  /** Colours that a player can have by late scans. */
  keptScans: number;
}

/**
 * The state of a scan that reaches the ledger now. `late`: it counts, but as one of few; `no-more-late`: the player
 * has had those already; `too-late`: it counts in no case; `any-time`: the code of a printed badge does not change.
 */
export type Arrival = 'in-time' | 'late' | 'no-more-late' | 'too-late' | 'any-time';

const isLate = (slot: number, at: number, onlineWindowMs: number) =>
  at > slotStart(slot + 1) + onlineWindowMs;

/** Returns the number of late scans that a player may still make. */
export function lateScansLeft(
  collected: readonly { slot: number; at: number }[],
  { onlineWindowMs, keptScans }: ScanWindows,
): number {
  const late = collected.filter(({ slot, at }) => isLate(slot, at, onlineWindowMs));
  return Math.max(0, keptScans - late.length);
}

/** Returns the state that a scan would have if it reached the ledger at `now`. */
export function arrivalAt(
  scan: ScannedCode,
  now: number,
  { windows, lateLeft }: { windows: ScanWindows; lateLeft: number },
): Arrival {
  if (scan.printed) return 'any-time';
  if (isTooLate(scan, now, windows.claimWindowMs)) return 'too-late';
  if (!isLate(scan.slot, now, windows.onlineWindowMs)) return 'in-time';
  return lateLeft > 0 ? 'late' : 'no-more-late';
}
