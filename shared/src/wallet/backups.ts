import type { Address } from '../arweave';

/** Whose keys their users have as a file, one entry each in the browser's storage. */
const keyOf = (address: Address) => `rr-quick-wallet-saved.${address}`;

/** In case the storage is full: a download that is forgotten on reload is better than one that is never noticed. */
const savedHere = new Set<Address>();
const listeners = new Set<() => void>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** QuickWallet of old noted it in the record itself. */
function isMarkedInRecord(address: Address): boolean {
  try {
    const record: unknown = JSON.parse(stored('account') ?? '');
    return Object(record).backedup === true && Object(record).address === address;
  } catch {
    return false;
  }
}

/** Whether the user of an address has its key as a file: it was downloaded here, or came from one. */
export function isBackedUp(address: Address): boolean {
  return savedHere.has(address) || stored(keyOf(address)) !== null || isMarkedInRecord(address);
}

export function markBackedUp(address: Address): void {
  savedHere.add(address);
  try {
    localStorage.setItem(keyOf(address), 'saved');
  } catch {
    // It is known until the app is left.
  }
  for (const listener of listeners) listener();
}

/** Hears when a key was saved or its mark has gone, in this tab or another; returns its undo. */
export function subscribeBackups(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
