import { useMemo } from 'react';
import * as v from 'valibot';
import { gameTabStorage } from '../stored/game-storage';
import { type StoredValue, useStoredValue } from '../stored/stored-value';

/**
 * Holds true from the choice of the wallet that this browser makes until it is connected. It outlives a reload, after which
 * the wallet is made all the same.
 */
export function useMakingStore(): StoredValue<true> {
  return useMemo(() => gameTabStorage(['making-wallet'], v.literal(true)), []);
}

/** Returns true while the wallet that this browser makes is chosen and not connected. */
export const useIsMaking = (): boolean => useStoredValue(useMakingStore()) === true;
