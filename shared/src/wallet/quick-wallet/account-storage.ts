import { AppError } from '../../errors';
import { type AccountRecord, parseRecord, recordKey } from './account-record';

/** The account in the browser's storage. Nobody writes over one that its user hasn't agreed to lose. */
export interface AccountStorage {
  /**
   * The record as it is stored, be it readable or not; null when there is none.
   * @throws AppError `wallet.storage-denied`
   */
  readText: () => string | null;
  /** @throws AppError `wallet.storage-denied`, `wallet.record-corrupt` */
  read: () => AccountRecord | undefined;
  /** @throws AppError `wallet.storage-denied`, `wallet.storage-full` */
  write: (record: AccountRecord) => void;
  /**
   * Puts another form of the same account in the place of the stored one; what older versions kept besides stays.
   * @throws AppError `wallet.storage-denied`, `wallet.storage-full`
   */
  rewrite: (record: AccountRecord) => void;
  /** @throws AppError `wallet.storage-denied` */
  remove: () => void;
  /** Whether an event tells of a change to this record, made in another tab. */
  isChangedBy: (event: StorageEvent) => boolean;
}

/** @param open gives the storage; browsers that deny it throw already here */
export function createAccountStorage(open: () => Storage): AccountStorage {
  /** Browsers tell by all kinds of errors that they don't let a page store. */
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
