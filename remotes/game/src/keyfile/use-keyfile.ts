import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useKeyfileOutcome } from './use-keyfile-outcome';

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
  const { saveKeyfile } = useWallet();
  const { outcome, putOff } = useKeyfileOutcome();
  const [failure, setFailure] = useState<unknown>();
  const download = async () => {
    setFailure(undefined);
    await saveKeyfile().catch((error: unknown) => {
      // Who doesn't unlock the wallet has changed their mind.
      if (!hasCode(error, 'wallet.declined')) setFailure(error);
    });
  };
  const goOn = () => {
    if (outcome !== 'saved') putOff();
  };
  return { isNeeded: outcome !== 'none', isSaved: outcome === 'saved', failure, download, goOn };
}
