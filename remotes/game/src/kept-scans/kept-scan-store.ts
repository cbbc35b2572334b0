import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { type KeptScans, keptScansSchema } from './domain/kept-scans';

/** The kept scans of one event. They belong to no player: a scan may be older than the player's wallet. */
export function keptScanStore(process: string): KeptValue<KeptScans> {
  return keptValue(['game', process, 'pending-scans'], keptScansSchema);
}

/** The kept scans of the event around this screen. */
export function useKeptScanStore(): KeptValue<KeptScans> {
  const { process } = useGame().event;
  return useMemo(() => keptScanStore(process), [process]);
}
