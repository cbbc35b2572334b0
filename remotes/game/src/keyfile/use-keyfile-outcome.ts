import { useBackup, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMemo } from 'react';
import * as v from 'valibot';
import { gameStorage } from '../stored/game-storage';
import { useStoredValue } from '../stored/use-stored-value';

/** Holds `later` when the owner of a wallet that lives in this browser has put off saving its key file. */
const keyfileStore = (address: string) => gameStorage(['keyfile', address], v.literal('later'));

interface KeyfileOutcome {
  /** `none`: the connected wallet, if any, is not one that is lost with this browser. */
  outcome: 'none' | 'due' | 'saved' | 'later';
  /** The owner puts it off. */
  putOff: () => void;
}

/** Whether the owner of the connected wallet has saved its key file, has put it off, or is yet to be asked. */
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
