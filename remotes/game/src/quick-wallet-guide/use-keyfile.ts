import { keyfileDownload, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { keyfileStore } from '../game/game-stores';
import { useStoredValue } from '../stored/use-stored-value';

interface Keyfile {
  /** Whether the connected wallet is one that is lost with this browser. */
  isNeeded: boolean;
  isSaved: boolean;
  /** Why the last download failed. */
  failure: unknown;
  /** Hands the file to the browser's downloads. */
  download: () => Promise<void>;
  /** Leaves the guide, with or without the file. */
  goOn: () => void;
}

/** The key file of the connected wallet, and whether its owner has saved it. */
export function useKeyfile(): Keyfile {
  const { state } = useWallet();
  const connected = state.status === 'connected' && state.method === 'QuickWallet' ? state : undefined;
  const store = keyfileStore(connected?.address ?? '');
  const outcome = useStoredValue(store);
  const [failure, setFailure] = useState<unknown>();
  const download = async () => {
    setFailure(undefined);
    try {
      await keyfileDownload();
      store.write('saved');
    } catch (error) {
      setFailure(error);
    }
  };
  const goOn = () => {
    if (outcome !== 'saved') store.write('later');
  };
  return { isNeeded: connected !== undefined, isSaved: outcome === 'saved', failure, download, goOn };
}
