import { formatByteSize } from '../byte-size';
import { openFileLog } from '../ledger/file-log';
import { Ledger } from '../ledger/ledger';
import { type Log, type OpenedLog, openMemoryLog } from '../ledger/log';
import { headOfRecord } from '../ledger/records';
import { diskQuota, memoryQuota, type Quota, quotaOf, Room } from '../ledger/room';
import { Transactions } from '../ledger/transactions';
import { Checkpoints } from './checkpoints';
import { openDataFolder } from './data-folder';
import { type Keyring, openKeyring } from './keyring';

const ledgerLog = 'ledger.log';
const transactionsLog = 'transactions.log';

/** The durable state of a network. */
export interface Storage {
  ledger: Ledger;
  transactions: Transactions;
  keyring: Keyring;
  /** Undefined when nothing is kept on disk: states then follow from the ledger alone. */
  checkpoints?: Checkpoints;
  /** The path of a small file of that name; none in memory. */
  file(name: string): string | undefined;
  /** Bytes at the end of the logs that were torn when the network last ended, and were cut off. */
  cutBytes: number;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** Folder of keys, when they are not kept with the rest. */
  keys?: string;
  /** The largest size of each log. Default: 8 GiB on a disk, 1 GiB in memory. */
  quotaBytes?: number;
  /** Receives failures of writes, and that a log is full. */
  report(problem: string): void;
}

/** Storage that ends with this process. */
export async function openMemoryStorage({ keys, quotaBytes, report }: StorageOptions): Promise<Storage> {
  const quota = quotaBytes === undefined ? memoryQuota : quotaOf(quotaBytes);
  const logs = { ledger: openMemoryLog(), transactions: openMemoryLog() };
  const { ledger, transactions } = indexLogs(logs, quota, report);
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

export interface DiskStorageOptions extends StorageOptions {
  /** Removes what the folder holds before. */
  reset?: boolean;
}

/** Indexes both logs, each with its room, and reports when one is full. */
function indexLogs(
  logs: { ledger: OpenedLog; transactions: OpenedLog },
  quota: Quota,
  report: StorageOptions['report'],
): Pick<Storage, 'ledger' | 'transactions'> {
  const roomOf = (name: string, log: Log) =>
    new Room(log, quota, (limitBytes) =>
      report(
        `${name} has reached ${formatByteSize(limitBytes)}. What has no room is rejected (storage.full); start with a larger ` +
          '--quota to go on.',
      ),
    );
  return {
    ledger: new Ledger(logs.ledger, roomOf(ledgerLog, logs.ledger.log)),
    transactions: new Transactions(logs.transactions, roomOf(transactionsLog, logs.transactions.log)),
  };
}

/**
 * Storage in a folder.
 * @throws Error when another network uses it, or a log is damaged
 */
export async function openDiskStorage(
  root: string,
  { keys, quotaBytes, reset, report }: DiskStorageOptions,
): Promise<Storage> {
  const folder = await openDataFolder(root, reset);
  try {
    const quota = quotaBytes === undefined ? diskQuota : quotaOf(quotaBytes);
    const open = (name: string) =>
      openFileLog(folder.path(name), {
        headOf: headOfRecord,
        onFailure: (reason) =>
          report(`${name} can't be written (${String(reason)}). Nothing is taken in until the next start.`),
      });
    const logs = { ledger: await open(ledgerLog), transactions: await open(transactionsLog) };
    const { ledger, transactions } = indexLogs(logs, quota, report);
    return {
      ledger,
      transactions,
      keyring: openKeyring(keys ?? folder.path('keys')),
      checkpoints: await Checkpoints.open(folder.path('checkpoints')),
      file: (name) => folder.path(name),
      cutBytes: logs.ledger.cutBytes + logs.transactions.cutBytes,
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
