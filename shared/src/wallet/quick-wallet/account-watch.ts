import type { WalletConnector, WalletEvent } from '../connector';
import type { AccountRecord } from './account-record';
import type { AccountStorage } from './account-storage';

/** The account as it is after a change elsewhere; one that can't be read any more is none. */
function accountNow(storage: AccountStorage): AccountRecord | undefined {
  try {
    return storage.read();
  } catch {
    return undefined;
  }
}

/**
 * Tells what became of the account whenever another tab changed the record. Listens only while somebody wants to know.
 * @param isNews whether an event says something new; asked once for all who listen
 * @returns how to begin to listen, which returns its undo
 */
export function watchAccount(
  storage: AccountStorage,
  isNews: (event: WalletEvent) => boolean,
): WalletConnector['subscribe'] {
  const listeners = new Set<(event: WalletEvent) => void>();
  const hear = (change: StorageEvent) => {
    if (!storage.isChangedBy(change)) return;
    const account = accountNow(storage);
    const event: WalletEvent = account
      ? { type: 'address', address: account.address }
      : { type: 'disconnected' };
    if (isNews(event)) for (const listener of listeners) listener(event);
  };
  return (listener) => {
    if (listeners.size === 0) window.addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', hear);
    };
  };
}
