import { claimWindowEnd } from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';
import { type ScannedCode, scannedCodeSchema } from '../../rabbit-code/domain/scanned-code';

export const keptScansSchema = v.array(
  v.object({
    ...scannedCodeSchema.entries,
    readAt: v.number(),
  }),
);
/** Scans without a result, oldest first, one for each rabbit. The outbox has those that were signed. */
export type KeptScans = v.InferOutput<typeof keptScansSchema>;
export type KeptScan = KeptScans[number];

const kept = 8;

/** Adds a scan; a newer code of the same rabbit replaces the older one. */
export function keepScan(
  scans: KeptScans,
  { rabbit, slot, token, printed }: ScannedCode,
  readAt: number,
): KeptScans {
  const others = scans.filter((scan) => scan.rabbit !== rabbit);
  return [...others, { rabbit, slot, token, ...(printed && { printed }), readAt }].slice(-kept);
}

/** Returns the identity of a player's claims on a rabbit: they are one message, and each code is a variant of it. */
export const scanIdentity = ({ rabbit, printed }: Pick<ScannedCode, 'rabbit' | 'printed'>): string =>
  JSON.stringify([printed ? 'ScanPrinted' : 'Scan', rabbit]);

/** Returns true while a scan is among the kept ones: another code of the same rabbit is another scan. */
export function isKept(scans: KeptScans, { rabbit, slot }: ScannedCode): boolean {
  return scans.some((scan) => scan.rabbit === rabbit && scan.slot === slot);
}

/** Removes a scan that has been sent, or is no longer of use. */
export function withoutScan(scans: KeptScans, done: ScannedCode): KeptScans {
  return scans.filter(({ rabbit, slot }) => rabbit !== done.rabbit || slot !== done.slot);
}

/** Returns the ledger's time from which a scan counts no more, in Unix milliseconds; infinite for a printed badge. */
export function scanEnd({ slot, printed }: ScannedCode, claimWindowMs: number): number {
  return printed ? Number.POSITIVE_INFINITY : claimWindowEnd(slot, claimWindowMs);
}

/** Returns true when the ledger would refuse the scan because it is too old. */
export function isTooLate(scan: ScannedCode, now: number, claimWindowMs: number): boolean {
  return now >= scanEnd(scan, claimWindowMs);
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
