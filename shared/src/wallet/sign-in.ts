import type { Address } from '../arweave';
import { isAddress } from '../bytes';

const key = 'rr-sign-in';

/** The sign-in of a browser that stores nothing: it lasts as long as the page. */
let unsaved: string | null = null;

/**
 * Keeps for this tab, over reloads, that its user proved to hold the key of an address. It opens pages and gives no
 * right: a process checks the sender of every message by itself.
 */
export function keepSignIn(address: Address): void {
  unsaved = address;
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // The page remembers it.
  }
}

/** Returns the address of which the user of this tab proved to hold the key, if any. */
export function signedInAddress(): Address | undefined {
  let address = unsaved;
  try {
    address = sessionStorage.getItem(key) ?? unsaved;
  } catch {
    // The page remembers it.
  }
  return address && isAddress(address) ? (address as Address) : undefined;
}
