import { type KeptValue, keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useMemo } from 'react';
import * as v from 'valibot';

/**
 * Holds true from the choice of the wallet that this browser makes until it is connected. It outlives a reload, after which
 * the wallet is made all the same.
 */
export function useMakingStore(): KeptValue<true> {
  return useMemo(() => keptValue(['game', 'making-wallet'], v.literal(true), { keptIn: 'tab' }), []);
}

/** Returns true while the wallet that this browser makes is chosen and not connected. */
export const useIsMaking = (): boolean => useKeptValue(useMakingStore()) === true;
