import { AppError } from '../../errors';
import { type AccountRecord, parseRecord, recordKey } from './account-record';

/** The account in the browser's storage. No account is overwritten without its user's consent. */
export interface AccountStorage {
  /**
   * Returns the record as it is stored, readable or not; null when no record is stored.
   * @throws AppError `wallet.storage-denied`
   */
  readText: () => string | null;
  /** @throws AppError `wallet.storage-denied`, `wallet.record-corrupt` */
  read: () => AccountRecord | undefined;
  /** @throws AppError `wallet.storage-denied`, `wallet.storage-full` */
  write: (record: AccountRecord) => void;
  /**
   * Puts another form of the same account in the place of the stored one; the fields of older versions stay.
   * @throws AppError `wallet.storage-denied`, `wallet.storage-full`
   */
  rewrite: (record: AccountRecord) => void;
  /** @throws AppError `wallet.storage-denied` */
  remove: () => void;
  /** Returns true for the event of a change to this record in another tab. */
  isChangedBy: (event: StorageEvent) => boolean;
}

/** @param open returns the storage, or throws in browsers that deny it */
export function createAccountStorage(open: () => Storage): AccountStorage {
  /** Browsers have many kinds of errors for a page that may not store. */
  const attempt = <T>(action: (storage: Storage) => T): T => {
    try {
      return action(open());
    } catch (cause) {
      const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
      throw new AppError(isFull ? 'wallet.storage-full' : 'wallet.storage-denied', {
        cause,
        retryable: true,
      });
    }
  };
  const textOf = () => attempt((storage) => storage.getItem(recordKey));

  const writeText = (text: string) => {
    attempt((storage) => storage.setItem(recordKey, text));
    // Some browsers in private mode accept a write and drop it.
    if (textOf() !== text) throw new AppError('wallet.storage-denied', { retryable: true });
  };

  return {
    readText: textOf,
    read: () => parseRecord(textOf()),
    write: (record) => writeText(JSON.stringify(record)),
    rewrite: (record) => {
      const before: unknown = JSON.parse(textOf() ?? '{}');
      writeText(JSON.stringify(Object.assign(Object(before), { lock: undefined }, record)));
    },
    remove: () => attempt((storage) => storage.removeItem(recordKey)),
    isChangedBy: ({ key, storageArea }) =>
      storageArea === attempt((storage) => storage) && (key === null || key === recordKey),
  };
}
