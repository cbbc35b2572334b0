import { type Frame, frameOf } from './frames';

/** The place of an appended payload, and the moment when it is safe. */
export interface Appended {
  frame: Frame;
  /** Resolves once the payload survives a power cut; rejects when it could not be written. */
  durable: Promise<void>;
}

/** A list of payloads that only grows. */
export interface Log {
  /** True once a write has failed: nothing that is appended will be safe. */
  readonly hasFailed: boolean;
  readonly sizeBytes: number;
  /** Appends at once; the order of calls is the order in the log. */
  append(payload: Uint8Array): Appended;
  read(frame: Frame): Promise<Buffer>;
  /** Waits for all appended payloads. */
  close(): Promise<void>;
}

/** A log just opened, with what it already holds. */
export interface OpenedLog {
  log: Log;
  payloads: readonly { frame: Frame; payload: Buffer }[];
  /** Bytes of a torn tail that were cut off. */
  cutBytes: number;
}

/** A log that ends with this process. */
export function openMemoryLog(): OpenedLog {
  const chunks = new Map<number, Buffer>();
  let end = 0;
  const log: Log = {
    hasFailed: false,
    get sizeBytes() {
      return end;
    },
    append: (payload) => {
      const frame = { offset: end, length: payload.length };
      chunks.set(end, Buffer.from(payload));
      end += frameOf(payload).length;
      return { frame, durable: Promise.resolve() };
    },
    read: async ({ offset }) => {
      const payload = chunks.get(offset);
      if (!payload) throw new Error('No payload was appended at this offset');
      return payload;
    },
    close: async () => chunks.clear(),
  };
  return { log, payloads: [], cutBytes: 0 };
}
