import type { Address } from '../arweave';

/** The storage key of the mark that an account's key was saved as a file. */
const keyOf = (address: Address) => `rr-quick-wallet-saved.${address}`;

/** In case the storage is full: a download that is forgotten on reload is better than a download that is never noticed. */
const savedHere = new Set<Address>();
const listeners = new Set<() => void>();

/** The account whose file was handed to the browser, until its user has said if it arrived. */
let handedOver: Address | undefined;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Older versions of QuickWallet marked it in the record. */
function isMarkedInRecord(address: Address): boolean {
  try {
    const record: unknown = JSON.parse(stored('account') ?? '');
    return Object(record).backedup === true && Object(record).address === address;
  } catch {
    return false;
  }
}

/** Returns true when the user of an address has its key as a file: so they said after a download, or it was imported here. */
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

/**
 * Notes that an account's file was handed to the browser, which doesn't say if it was kept: browsers inside other apps drop files
 * without a word. Only its user can say.
 */
export function markHandedOver(address: Address): void {
  if (isBackedUp(address)) return;
  handedOver = address;
  for (const listener of listeners) listener();
}

export const handedOverAddress = (): Address | undefined => handedOver;

/** Takes the user's word on the file that was handed over. */
export function answerHandedOver(hasFile: boolean): void {
  const address = handedOver;
  handedOver = undefined;
  if (address && hasFile) markBackedUp(address);
  else for (const listener of listeners) listener();
}

/** Calls the listener when a key was saved, its file was handed over or its mark removed, in this tab or another; returns its undo. */
export function subscribeBackups(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
