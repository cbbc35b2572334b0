import { claimWindowEnd } from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';
import { type ScannedCode, scannedCodeSchema } from '../../rabbit-code/domain/scanned-code';

export const keptScansSchema = v.array(v.object({ ...scannedCodeSchema.entries, readAt: v.number() }));
/** Scans that could not be sent yet, oldest first, one for each rabbit. */
export type KeptScans = v.InferOutput<typeof keptScansSchema>;
export type KeptScan = KeptScans[number];

const kept = 8;

/** Adds a scan; a newer code of the same rabbit replaces the older one. */
export function keepScan(scans: KeptScans, code: ScannedCode, readAt: number): KeptScans {
  const others = scans.filter(({ rabbit }) => rabbit !== code.rabbit);
  return [...others, { ...code, readAt }].slice(-kept);
}

/** Returns true while a scan is among the kept ones: another code of the same rabbit is another scan. */
export function isKept(scans: KeptScans, { rabbit, slot }: ScannedCode): boolean {
  return scans.some((scan) => scan.rabbit === rabbit && scan.slot === slot);
}

/** Removes a scan that has been sent, or is no longer of use. */
export function withoutScan(scans: KeptScans, done: ScannedCode): KeptScans {
  return scans.filter(({ rabbit, slot }) => rabbit !== done.rabbit || slot !== done.slot);
}

/** Returns true when the ledger would refuse the scan because it is too old. */
export function isTooLate(scan: ScannedCode, now: number, claimWindowMs: number): boolean {
  return now >= claimWindowEnd(scan.slot, claimWindowMs);
}

/** Returns the scans that may still count. */
export function sendableScans(scans: KeptScans, now: number, claimWindowMs: number): KeptScans {
  return scans.filter((scan) => !isTooLate(scan, now, claimWindowMs));
}

/** The time for which a player remembers a scan. */
const memoryMs = 10 * 60_000;

/** Removes scans that are so old that a report of their failure would only confuse. */
export function withoutForgotten(scans: KeptScans, now: number): KeptScans {
  return scans.filter(({ readAt }) => now - readAt < memoryMs);
}
