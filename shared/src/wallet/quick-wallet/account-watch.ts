import type { WalletConnector, WalletEvent } from '../connector';
import type { AccountRecord } from './account-record';
import type { AccountStorage } from './account-storage';

/** Returns the account after a change in another tab; undefined when it can't be read any more. */
function accountNow(storage: AccountStorage): AccountRecord | undefined {
  try {
    return storage.read();
  } catch {
    return undefined;
  }
}

/**
 * Notifies of every change that another tab makes to the record. Listens only as long as there is a subscription.
 * @param isNews returns true for an event that changes something; called once for all listeners
 * @returns the function that subscribes a listener and returns its undo
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
