import { Refusal } from '../http/refusal';
import type { Log } from './log';

/** The sizes up to which a log takes entries, in bytes. Each kind of entry leaves room for the next. */
export interface Quota {
  /** For data that anybody stores. */
  storedBytes: number;
  /** For messages to any process. */
  messageBytes: number;
  /** For messages to the network's own events: everything. */
  eventBytes: number;
}

/** Large for an event's messages, small for a laptop's disk. */
export const diskQuota = quotaOf(8 * 1024 ** 3);
/** A network without a disk holds all of it in memory. */
export const memoryQuota = quotaOf(1024 ** 3);

/** Returns a quota that leaves a quarter to messages, and half of that to those of the network's own events. */
export function quotaOf(totalBytes: number): Quota {
  return { storedBytes: totalBytes * 0.75, messageBytes: totalBytes * 0.875, eventBytes: totalBytes };
}

/** The room that is left in a log. */
export class Room {
  #isFull = false;

  /** @param onFull called once, when an entry is rejected for the first time */
  constructor(
    private readonly log: Log,
    private readonly quota: Quota,
    private readonly onFull: (limitBytes: number) => void = () => undefined,
  ) {}

  /**
   * Rejects an entry that the log can't take, before it is in any index.
   * @throws Refusal 503 once a write has failed, 507 when the quota is used up
   */
  assert(kind: keyof Quota, entryBytes: number): void {
    if (this.log.hasFailed) throw storageFailed();
    const limitBytes = this.quota[kind];
    if (this.log.sizeBytes + entryBytes <= limitBytes) return;
    if (!this.#isFull) this.onFull(limitBytes);
    this.#isFull = true;
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
