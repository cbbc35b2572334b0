import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { gameStorage } from '../stored/game-storage';
import type { StoredValue } from '../stored/stored-value';
import { type KeptScans, keptScansSchema } from './domain/kept-scans';

/** The kept scans of one event. They belong to no player: a scan may be older than the player's wallet. */
export function keptScanStore(process: string): StoredValue<KeptScans> {
  return gameStorage([process, 'pending-scans'], keptScansSchema);
}

/** The kept scans of the event around this screen. */
export function useKeptScanStore(): StoredValue<KeptScans> {
  const { process } = useGame().event;
  return useMemo(() => keptScanStore(process), [process]);
}
