import { claimWindowEnd } from '@rainbow-rabbit/processes/rabbit/client';
import * as v from 'valibot';
import { type ScannedCode, scannedCodeSchema } from '../rabbit-code/domain/scanned-code';

export const keptScansSchema = v.array(v.object({ ...scannedCodeSchema.entries, readAt: v.number() }));
/** Scans that could not be sent yet, oldest first, one for each rabbit. */
export type KeptScans = v.InferOutput<typeof keptScansSchema>;
export type KeptScan = KeptScans[number];

const kept = 8;

/** Keeps a scan for later; a newer code of the same rabbit takes the place of the older one. */
export function keepScan(scans: KeptScans, code: ScannedCode, readAt: number): KeptScans {
  const others = scans.filter(({ rabbit }) => rabbit !== code.rabbit);
  return [...others, { ...code, readAt }].slice(-kept);
}

/** What is left when one scan has been sent, or has become worthless. */
export function withoutScan(scans: KeptScans, done: ScannedCode): KeptScans {
  return scans.filter(({ rabbit, slot }) => rabbit !== done.rabbit || slot !== done.slot);
}

/** Whether the ledger would refuse the scan for its age by now. */
export function isTooLate(scan: ScannedCode, now: number, claimWindowMs: number): boolean {
  return now >= claimWindowEnd(scan.slot, claimWindowMs);
}

/** The scans that may still count. */
export function sendableScans(scans: KeptScans, now: number, claimWindowMs: number): KeptScans {
  return scans.filter((scan) => !isTooLate(scan, now, claimWindowMs));
}

/** How long a player remembers having scanned something. */
const memoryMs = 10 * 60_000;

/** Leaves out what was read so long ago that telling of its failure would only puzzle. */
export function withoutForgotten(scans: KeptScans, now: number): KeptScans {
  return scans.filter(({ readAt }) => now - readAt < memoryMs);
}
