import { Refusal } from '../http/refusal';
import type { Log } from './log';

/** The largest size of each log, in bytes; the game's messages have some room of their own. */
export interface Quota {
  /** For everything. */
  totalBytes: number;
  /** For data that anybody stores. */
  storedBytes: number;
}

/** Large for an event's messages, small for a laptop's disk. */
export const diskQuota = quotaOf(8 * 1024 ** 3);
/** A network without a disk holds all of it in memory. */
export const memoryQuota = quotaOf(1024 ** 3);

/** Returns a quota that leaves a quarter to messages. */
export function quotaOf(totalBytes: number): Quota {
  return { totalBytes, storedBytes: totalBytes * 0.75 };
}

/**
 * Rejects an entry that the log can't take, before it is in any index.
 * @throws Refusal 503 once a write has failed, 507 when the quota is used up
 */
export function assertRoom(log: Log, limitBytes: number, entryBytes: number): void {
  if (log.hasFailed) throw storageFailed();
  if (log.sizeBytes + entryBytes > limitBytes) {
    throw new Refusal(507, 'storage.full', 'This network has no room left for more data.');
  }
}

/** Waits until an entry is on the disk. @throws Refusal 503 when it could not be written */
export async function untilWritten(durable: Promise<void> | undefined): Promise<void> {
  try {
    await durable;
  } catch {
    throw storageFailed();
  }
}

function storageFailed(): Refusal {
  return new Refusal(
    503,
    'storage.failed',
    'A write to the disk failed. Nothing is taken in until the network is started again.',
  );
}
