import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useBackup, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';

interface Keyfile {
  /** True when the connected wallet is lost with this browser. */
  isNeeded: boolean;
  isSaved: boolean;
  /** The error of the last download, if it failed. */
  failure: unknown;
  /** Saves the file through the browser's downloads. */
  download: () => Promise<void>;
}

/** The connected wallet's keyfile, and the action of its guide. */
export function useKeyfile(): Keyfile {
  const { saveKeyfile } = useWallet();
  const backup = useBackup();
  const [failure, setFailure] = useState<unknown>();
  const download = async () => {
    setFailure(undefined);
    await saveKeyfile().catch((error: unknown) => {
      // Declining to unlock the wallet is a decision, not a failure.
      if (!hasCode(error, 'wallet.declined')) setFailure(error);
    });
  };
  return { isNeeded: backup !== 'none', isSaved: backup === 'saved', failure, download };
}
