import type { Address, Keyfile } from '../arweave';
import type { Unlock } from './wallet-lock';

/** A wallet's key with its address. */
export interface WalletKey {
  address: Address;
  keyfile: Keyfile;
}

/** The content of the place in this browser's storage where an imported account goes. */
export type Occupant =
  | { status: 'none' }
  | { status: 'account'; address: Address; isLocked: boolean }
  /** Something that can't be read, or whose key can't. */
  | { status: 'damaged' };

/** A damaged record that the user saved, as it was stored. */
export type SavedRecord = string & { readonly brand: 'SavedRecord' };

/**
 * Imports an account. Every change fails with `wallet.import-outdated` when the stored content is not the one the
 * user agreed to lose.
 */
export interface KeyfileImport {
  /** @throws AppError `keyfile.unreadable`, and the errors of `parseKeyfile` */
  read: (file: Blob) => Promise<WalletKey>;
  /** Empties a key that is stored, or that its user doesn't want. */
  forget: (key: WalletKey) => void;
  /** @throws AppError `wallet.storage-denied` */
  occupant: () => Promise<Occupant>;
  /** Stores a key in a browser without an account. Does nothing when the key is stored already. */
  importKey: (key: WalletKey) => Promise<void>;
  /** Stores a key in place of the account whose address the user has confirmed. */
  replaceAccount: (key: WalletKey, confirmed: Address) => Promise<void>;
  /** Saves the stored record that can't be read, as a file on this device. */
  saveDamaged: () => SavedRecord;
  /** Stores a key in place of a record that can't be read and was saved. */
  replaceDamaged: (key: WalletKey, saved: SavedRecord) => Promise<void>;
  /** Removes a record that can't be read and was saved, for a user who has no keyfile. */
  removeDamaged: (saved: SavedRecord) => Promise<void>;
}

/**
 * Lends the key of the stored account for one use, after which it is emptied.
 * @param unlock asks its user to unlock an account that is locked
 * @throws AppError `wallet.no-account`, `wallet.record-corrupt`, `wallet.storage-denied`, `wallet.declined`, and what `use` throws
 */
export type LendKeyfile = (unlock: Unlock, use: (key: WalletKey) => Promise<void>) => Promise<void>;
