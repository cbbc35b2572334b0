/** What a lock can be opened with. */
export type LockWay = 'passphrase' | 'passkey';

/** What a wallet has to be unlocked for: to sign, to hand out its key, or to change its lock. */
export type UnlockPurpose = 'sign' | 'keyfile' | 'change';

/** The fewest characters of a new passphrase. */
export const passphraseMinimum = 10;

/** What a wallet that its user has locked needs of them. Each way fails with an AppError and can be tried again. */
export interface UnlockAsk<Opened> {
  purpose: UnlockPurpose;
  passphrase?: (passphrase: string) => Promise<Opened>;
  /** @param signal ends it when the user has changed their mind */
  passkey?: (signal: AbortSignal) => Promise<Opened>;
}

/**
 * Asks the user to unlock a wallet, and resolves to what that opened.
 * @throws AppError `wallet.declined` when they don't
 */
export type Unlock = <Opened>(ask: UnlockAsk<Opened>) => Promise<Opened>;

/** One unlocking that waits for the user. Only the ways that the lock has are there. */
export interface UnlockRequest {
  id: string;
  purpose: UnlockPurpose;
  /** @throws AppError `wallet.passphrase-wrong` and others of the wallet; the request then still waits */
  passphrase?: (passphrase: string) => Promise<void>;
  /** @throws AppError `wallet.passkey-failed`, `wallet.passkey-unsupported` and others; the request then still waits */
  passkey?: () => Promise<void>;
  /** Declines it. */
  cancel: () => void;
}

export type LockView =
  | { status: 'none' }
  /** Signing asks for one of the ways first; while it is unlocked, only the rest does. */
  | { status: 'locked' | 'unlocked'; ways: readonly LockWay[] };

/**
 * The lock of a wallet that is kept in this browser. What changes it asks the user to unlock it first, and fails
 * with an AppError: `wallet.declined`, `wallet.lock-changed`, `wallet.storage-*`, `wallet.record-corrupt`.
 */
export interface WalletLock {
  /** What is now, the same object until that changes; undefined when the wallet can't be read. */
  view: () => LockView | undefined;
  /** Hears when `view` has changed; returns its undo. */
  subscribe: (listener: () => void) => () => void;
  /** Whether this browser may know passkeys that can lock; whether one really can, shows when it is made. */
  canMakePasskeys: () => Promise<boolean>;
  /** Adds a passphrase, or replaces the one there is. @throws also `wallet.passphrase-short` */
  setPassphrase: (passphrase: string) => Promise<void>;
  /**
   * Adds a passkey, or replaces the one there is.
   * @param signal ends it when the user has changed their mind
   * @throws also `wallet.passkey-failed`, `wallet.passkey-unsupported`
   */
  setPasskey: (signal?: AbortSignal) => Promise<void>;
  /** Takes one way away. The user shows that they can open the lock without it; the last one takes the lock away. */
  remove: (way: LockWay) => Promise<void>;
  /** Forgets what was unlocked. */
  lockNow: () => void;
}
