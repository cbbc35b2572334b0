import { useSyncExternalStore } from 'react';
import { answerHandedOver, handedOverAddress, isBackedUp, subscribeBackups } from './backups';
import { useWallet } from './wallet-provider';
import { descriptorOf } from './wallets';

/** `none`: no wallet is connected, or the connected wallet is not lost with this browser. */
export type Backup = 'none' | 'due' | 'saved';

/** Returns `due` until the user of a wallet that lives in this browser has saved its key. */
export function useBackup(): Backup {
  const { state } = useWallet();
  const address =
    state.status === 'connected' && descriptorOf(state.method).capabilities.livesInThisBrowser
      ? state.address
      : undefined;
  const isSaved = () => address !== undefined && isBackedUp(address);
  const saved = useSyncExternalStore(subscribeBackups, isSaved);
  if (address === undefined) return 'none';
  return saved ? 'saved' : 'due';
}

/** Returns the answer to give once the user has looked for the keyfile that the browser was handed; undefined before and after. */
export function useKeyfileQuestion(): ((hasFile: boolean) => void) | undefined {
  const address = useSyncExternalStore(subscribeBackups, handedOverAddress);
  return address && answerHandedOver;
}
