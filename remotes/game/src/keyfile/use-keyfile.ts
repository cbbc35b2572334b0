import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useKeyfileOutcome } from './use-keyfile-outcome';

interface Keyfile {
  /** True when the connected wallet is lost with this browser. */
  isNeeded: boolean;
  isSaved: boolean;
  /** The error of the last download, if it failed. */
  failure: unknown;
  /** Saves the file through the browser's downloads. */
  download: () => Promise<void>;
  /** Leaves the guide, with or without the file. */
  goOn: () => void;
}

/** The connected wallet's keyfile, and the actions of its guide. */
export function useKeyfile(): Keyfile {
  const { saveKeyfile } = useWallet();
  const { outcome, putOff } = useKeyfileOutcome();
  const [failure, setFailure] = useState<unknown>();
  const download = async () => {
    setFailure(undefined);
    await saveKeyfile().catch((error: unknown) => {
      // Declining to unlock the wallet is a decision, not a failure.
      if (!hasCode(error, 'wallet.declined')) setFailure(error);
    });
  };
  const goOn = () => {
    if (outcome !== 'saved') putOff();
  };
  return { isNeeded: outcome !== 'none', isSaved: outcome === 'saved', failure, download, goOn };
}
