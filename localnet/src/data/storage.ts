import { openFileLog } from '../ledger/file-log';
import { Ledger } from '../ledger/ledger';
import { openMemoryLog } from '../ledger/log';
import { Transactions } from '../ledger/transactions';
import { Checkpoints } from './checkpoints';
import { openDataFolder } from './data-folder';
import { type Keyring, openKeyring } from './keyring';

/** The durable state of a network. */
export interface Storage {
  ledger: Ledger;
  transactions: Transactions;
  keyring: Keyring;
  /** None when nothing is kept on disk: states then follow from the ledger alone. */
  checkpoints?: Checkpoints;
  /** The path of a small file of that name; none in memory. */
  file(name: string): string | undefined;
  /** Bytes at the end of the logs that were torn when the network last ended, and were cut off. */
  cutBytes: number;
  close(): Promise<void>;
}

/** Storage that ends with this process. @param keys folder of keys that outlive it */
export async function openMemoryStorage(keys?: string): Promise<Storage> {
  const opened = openMemoryLog();
  const ledger = new Ledger(opened);
  const transactions = new Transactions(openMemoryLog());
  return {
    ledger,
    transactions,
    keyring: openKeyring(keys),
    file: () => undefined,
    cutBytes: 0,
    close: async () => {
      await Promise.all([ledger.close(), transactions.close()]);
    },
  };
}

/**
 * Storage in a folder.
 * @param keys where keys are, when not in that folder
 * @throws Error when another network uses it
 */
export async function openDiskStorage(root: string, reset?: boolean, keys?: string): Promise<Storage> {
  const folder = await openDataFolder(root, reset);
  try {
    const opened = await openFileLog(folder.path('ledger.log'));
    const openedTransactions = await openFileLog(folder.path('transactions.log'));
    const ledger = new Ledger(opened);
    const transactions = new Transactions(openedTransactions);
    return {
      ledger,
      transactions,
      keyring: openKeyring(keys ?? folder.path('keys')),
      checkpoints: await Checkpoints.open(folder.path('checkpoints')),
      file: (name) => folder.path(name),
      cutBytes: opened.cutBytes + openedTransactions.cutBytes,
      close: async () => {
        await Promise.all([ledger.close(), transactions.close()]);
        await folder.release();
      },
    };
  } catch (reason) {
    await folder.release();
    throw reason;
  }
}
