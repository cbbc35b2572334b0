import { oneTabAtATime } from './one-at-a-time';

/** Name of the Web Lock that whoever changes the stored account holds. */
const lockName = 'rr-quick-wallet-account';

/** Runs what changes the stored account, while no other tab of this app does. */
export const withAccountLock = <T>(locks: LockManager | undefined, task: () => Promise<T>): Promise<T> =>
  oneTabAtATime(locks, lockName, task);
