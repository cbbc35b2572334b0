import { useBackup, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMemo } from 'react';
import * as v from 'valibot';
import { gameStorage } from '../stored/game-storage';
import { useStoredValue } from '../stored/stored-value';

/** Holds `later` when the owner of a wallet that lives in this browser has put off saving its keyfile. */
const keyfileStore = (address: string) => gameStorage(['keyfile', address], v.literal('later'));

interface KeyfileOutcome {
  /** `none`: no wallet is connected, or it isn't lost with this browser. */
  outcome: 'none' | 'due' | 'saved' | 'later';
  /** Records that the owner wants to save the keyfile later. */
  putOff: () => void;
}

/** The answer of the connected wallet's owner to the request to save its keyfile. */
export function useKeyfileOutcome(): KeyfileOutcome {
  const { state } = useWallet();
  const backup = useBackup();
  const address = state.status === 'connected' ? state.address : '';
  const store = useMemo(() => keyfileStore(address), [address]);
  const stored = useStoredValue(store);
  return {
    outcome: backup === 'due' ? (stored ?? 'due') : backup,
    putOff: () => store.write('later'),
  };
}
