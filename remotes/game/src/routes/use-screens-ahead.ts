import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect } from 'react';
import { loadScreensAhead } from './screens';

/** Long enough for the screen at hand to be there first. */
const waitMs = 1500;

/** Gets the rest of the game in the background once somebody has come to play. */
export function useScreensAhead(): void {
  const { state } = useWallet();
  const isPlaying = state.status === 'connected';
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(loadScreensAhead, waitMs);
    return () => clearTimeout(timer);
  }, [isPlaying]);
}
