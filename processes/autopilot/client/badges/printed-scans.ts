import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { badgeSecret, type PrintedScans, printedClaimOf } from '../../../rabbit/client';

export type PrintedScan = PrintedScans['rows'][number];

/** Scans that wait for the staff, by what the badges' seed says about them. */
export interface SortedScans {
  genuine: readonly PrintedScan[];
  false: readonly PrintedScan[];
}

/** Sorts the scans that wait: a genuine one has the claim of that badge for that player. */
export function sortScans(
  scans: readonly PrintedScan[],
  { process, seed }: { process: ProcessId; seed: Uint8Array },
): SortedScans {
  const isGenuine = ({ rabbit, address, claim }: PrintedScan) => {
    const secret = badgeSecret({ process, rabbit, seed });
    return toBase64Url(printedClaimOf({ process, rabbit, secret, address })) === claim;
  };
  const waiting = scans.filter(({ status }) => status === 'pending');
  const genuine = waiting.filter(isGenuine);
  return { genuine, false: waiting.filter((scan) => !genuine.includes(scan)) };
}
