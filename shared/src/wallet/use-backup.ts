import { useSyncExternalStore } from 'react';
import { isBackedUp, subscribeBackups } from './backups';
import { useWallet } from './wallet-provider';

/** `none`: the connected wallet, if any, is not one that is lost with this browser. */
export type Backup = 'none' | 'due' | 'saved';

/** Whether the user of the connected wallet has what is needed to get it back when this browser forgets it. */
export function useBackup(): Backup {
  const { state } = useWallet();
  const address = state.status === 'connected' && state.method === 'QuickWallet' ? state.address : undefined;
  const isSaved = () => address !== undefined && isBackedUp(address);
  const saved = useSyncExternalStore(subscribeBackups, isSaved);
  if (address === undefined) return 'none';
  return saved ? 'saved' : 'due';
}
