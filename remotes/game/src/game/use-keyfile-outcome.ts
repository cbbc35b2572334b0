import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMemo } from 'react';
import { useStoredValue } from '../stored/use-stored-value';
import { keyfileStore } from './game-stores';

interface KeyfileOutcome {
  /** `none`: the connected wallet, if any, is not one that is lost with this browser. */
  outcome: 'none' | 'due' | 'saved' | 'later';
  record: (outcome: 'saved' | 'later') => void;
}

/** Whether the owner of the connected wallet has saved its key file, has put it off, or is yet to be asked. */
export function useKeyfileOutcome(): KeyfileOutcome {
  const { state } = useWallet();
  const isNeeded = state.status === 'connected' && state.method === 'QuickWallet';
  const address = state.status === 'connected' ? state.address : '';
  const store = useMemo(() => keyfileStore(address), [address]);
  const stored = useStoredValue(store) ?? 'due';
  return { outcome: isNeeded ? stored : 'none', record: store.write };
}
