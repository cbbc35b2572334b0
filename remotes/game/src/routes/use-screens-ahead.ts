import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect } from 'react';
import { loadScreensAhead } from './screens';

/** Leaves the network to the current screen first. */
const waitMs = 1500;

/** Loads the rest of the game in the background once a wallet is connected. */
export function useScreensAhead(): void {
  const { state } = useWallet();
  const isPlaying = state.status === 'connected';
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(loadScreensAhead, waitMs);
    return () => clearTimeout(timer);
  }, [isPlaying]);
}
