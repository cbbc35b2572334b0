import { claimWindowEnd } from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';
import { type ScannedCode, scannedCodeSchema } from '../../rabbit-code/domain/scanned-code';

export const keptScansSchema = v.array(
  v.object({
    ...scannedCodeSchema.entries,
    readAt: v.number(),
    /** The player whose claim on this rabbit has left this phone, and may have counted although no answer came. */
    sentBy: v.optional(v.string()),
  }),
);
/** Scans that could not be sent yet, oldest first, one for each rabbit. */
export type KeptScans = v.InferOutput<typeof keptScansSchema>;
export type KeptScan = KeptScans[number];

const kept = 8;

/** Adds a scan; a newer code of the same rabbit replaces the older one, and remembers that a claim was sent. */
export function keepScan(
  scans: KeptScans,
  { rabbit, slot, token, printed }: ScannedCode,
  readAt: number,
  sentBy = sentByOf(scans, rabbit),
): KeptScans {
  const others = scans.filter((scan) => scan.rabbit !== rabbit);
  const scan = { rabbit, slot, token, ...(printed && { printed }), readAt, ...(sentBy && { sentBy }) };
  return [...others, scan].slice(-kept);
}

/** Returns the player whose claim on a rabbit was sent and not answered yet; undefined without one. */
function sentByOf(scans: KeptScans, rabbit: number): string | undefined {
  return scans.find((scan) => scan.rabbit === rabbit)?.sentBy;
}

/** Notes that the claim of a scan is leaving this phone. */
export function withSent(scans: KeptScans, { rabbit, slot }: ScannedCode, sentBy: string): KeptScans {
  return scans.map((scan) => (scan.rabbit === rabbit && scan.slot === slot ? { ...scan, sentBy } : scan));
}

/** Returns true when a claim of this player on the rabbit was sent and not answered yet. */
export function wasSentBy(scans: KeptScans, { rabbit }: ScannedCode, address: string): boolean {
  return sentByOf(scans, rabbit) === address;
}

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
