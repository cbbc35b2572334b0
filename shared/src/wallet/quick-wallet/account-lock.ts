import { oneTabAtATime } from './one-at-a-time';

/** The name of the Web Lock that is held while the stored account is changed. */
const lockName = 'rr-quick-wallet-account';

/** Runs what changes the stored account, while no other tab of this app does. */
export const withAccountLock = <T>(locks: LockManager | undefined, task: () => Promise<T>): Promise<T> =>
  oneTabAtATime(locks, lockName, task);
