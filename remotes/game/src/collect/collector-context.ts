import { createContext, use } from 'react';
import type { PendingScans } from '../pending-scan/pending-scans';
import type { ScanState } from './scan-state';

/** What the scan screen shows and asks for; it lives as long as the player is here, whichever tab is open. */
export interface Collector {
  state: ScanState;
  /** Scans that could not be sent yet, the one under way left out. */
  kept: PendingScans;
  /** Takes what the camera saw or somebody typed. */
  read: (text: string) => void;
  /** Tries once more what the wallet has not approved. */
  retry: () => void;
  lookAgain: () => void;
}

export const CollectorContext = createContext<Collector | undefined>(undefined);

/**
 * The player's collector.
 * @throws Error outside of the players' screens: a mistake in our own code
 */
export function useCollector(): Collector {
  const collector = use(CollectorContext);
  if (!collector) throw new Error('This screen is not inside a CollectorContext');
  return collector;
}
