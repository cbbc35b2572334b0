/** The ways to open a lock. */
export type LockWay = 'passphrase' | 'passkey';

/** The purpose of unlocking: to sign, to save the key, to hand it to another device, or to change the lock. */
export type UnlockPurpose = 'sign' | 'keyfile' | 'hand-over' | 'change';

/** The fewest characters of a new passphrase. */
export const passphraseMinimum = 10;

/** The request of a locked wallet to its user. Each way fails with an AppError and can be tried again. */
export interface UnlockAsk<Opened> {
  purpose: UnlockPurpose;
  passphrase?: (passphrase: string) => Promise<Opened>;
  /** @param signal ends it when the user cancels */
  passkey?: (signal: AbortSignal) => Promise<Opened>;
}

/**
 * Asks the user to unlock a wallet, and resolves to the opened account.
 * @throws AppError `wallet.declined` when they don't
 */
export type Unlock = <Opened>(ask: UnlockAsk<Opened>) => Promise<Opened>;

/** One unlocking that waits for the user. Only the ways that the lock has are there. */
export interface UnlockRequest {
  id: string;
  purpose: UnlockPurpose;
  /** @throws AppError `wallet.passphrase-wrong` and others of the wallet; the request then still waits */
  passphrase?: (passphrase: string) => Promise<void>;
  /**
   * @throws AppError `wallet.passkey-failed`, `wallet.passkey-unsupported` and others; the request then still
   * waits
   */
  passkey?: () => Promise<void>;
  /** Declines it. */
  cancel: () => void;
}

export type LockView =
  | { status: 'none' }
  /**
   * Signing asks for one of the ways first. While the account is unlocked, only saving the key and changing the
   * lock do.
   */
  | { status: 'locked' | 'unlocked'; ways: readonly LockWay[] };

/**
 * The lock of a wallet that is kept in this browser. Every change asks the user to unlock it first, and fails with
 * an AppError: `wallet.declined`, `wallet.lock-changed`, `wallet.storage-*`, `wallet.record-corrupt`.
 */
export interface WalletLock {
  /** Returns the lock's state: the same object until it changes; undefined when the wallet can't be read. */
  view: () => LockView | undefined;
  /** Calls the listener when `view` has changed; returns its undo. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Resolves to true when this browser may have passkeys that can lock. A passkey's own ability shows when it is
   * made.
   */
  canMakePasskeys: () => Promise<boolean>;
  /** Adds a passphrase, or replaces the one there is. @throws also `wallet.passphrase-short` */
  setPassphrase: (passphrase: string) => Promise<void>;
  /**
   * Adds a passkey, or replaces the one there is.
   * @param signal ends it when the user cancels
   * @throws also `wallet.passkey-failed`, `wallet.passkey-unsupported`
   */
  setPasskey: (signal?: AbortSignal) => Promise<void>;
  /** Removes one way, once the user has opened the lock without it. Removing the last way removes the lock. */
  remove: (way: LockWay) => Promise<void>;
  /** Forgets what was unlocked. */
  lockNow: () => void;
}
