import { AppError } from '../errors';
import type { Unlock, UnlockRequest } from './wallet-lock';

/** Lets wallets ask their user to unlock them, one after the other. */
export interface UnlockQueue {
  ask: Unlock;
  /** The requests that wait for the user, oldest first. Returns the same array until it changes. */
  waiting: () => readonly UnlockRequest[];
  /** Declines everything that waits. */
  clear: () => void;
}

/** @param onChange is called when `waiting` has changed */
export function createUnlockQueue(onChange: () => void): UnlockQueue {
  let waiting: readonly UnlockRequest[] = [];
  let asked = 0;

  const change = (next: readonly UnlockRequest[]) => {
    waiting = next;
    onChange();
  };

  return {
    waiting: () => waiting,
    ask: ({ purpose, passphrase, passkey }) =>
      new Promise((resolve, reject) => {
        const id = String(++asked);
        const off = new AbortController();
        const leave = () => change(waiting.filter((request) => request.id !== id));
        /** An opening that ends after the user has left has no effect. */
        const opens = async (opening: ReturnType<NonNullable<typeof passphrase>>) => {
          const opened = await opening;
          if (off.signal.aborted) return;
          resolve(opened);
          leave();
        };
        const cancel = () => {
          off.abort();
          reject(new AppError('wallet.declined'));
          leave();
        };
        const request: UnlockRequest = {
          id,
          purpose,
          passphrase: passphrase && ((text) => opens(passphrase(text))),
          passkey: passkey && (() => opens(passkey(off.signal))),
          cancel,
        };
        change([...waiting, request]);
      }),
    clear: () => {
      for (const { cancel } of waiting) cancel();
    },
  };
}
