import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useLoaded } from '../bot/use-loaded';
import { useLedgerPlace } from '../ledger/place';
import { readProcess } from '../ledger/read-process';

/** The owner of a fresh process where no wallet is connected. */
const nobody = 'nobody'.padEnd(43, '-');

/** The one in whose name code is tried. */
export interface CodeSigner {
  /** The address that the code is tried as: the connected wallet's, or the owner's. */
  address: string;
  /** True when a wallet is connected. */
  isConnected: boolean;
  /** True when the connected wallet doesn't own the process. */
  isOthers: boolean;
  /** True when the code is tried as the owner, although another wallet is connected. */
  asOwner: boolean;
  tryAsOwner: (asOwner: boolean) => void;
}

/**
 * Returns the one in whose name code is tried on a process.
 * @param knownOwner the owner that the copy of the process has, once there is a copy: the spawner may have given the process away
 */
export function useCodeSigner(process: string | undefined, knownOwner: string | undefined): CodeSigner {
  const { state } = useWallet();
  const spawner = useSpawner(process);
  const [asOwner, tryAsOwner] = useState(false);
  const own = state.status === 'connected' ? state.address : undefined;
  const owner = knownOwner ?? spawner;
  const address = (asOwner ? owner : own) ?? owner ?? own ?? nobody;
  const isConnected = own !== undefined;
  const isOthers = process !== undefined && isConnected && owner !== undefined && own !== owner;
  return { address, isConnected, isOthers, asOwner, tryAsOwner };
}

/** Returns the address that spawned a process, once it has been read. */
function useSpawner(process: string | undefined): string | undefined {
  const place = useLedgerPlace(process);
  const [load] = useState(
    () => async () =>
      place && process !== undefined ? (await readProcess(place, process)).owner : undefined,
  );
  const [loaded] = useLoaded(load);
  return loaded.status === 'loaded' ? loaded.value : undefined;
}
