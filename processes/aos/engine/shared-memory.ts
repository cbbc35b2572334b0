import type { MemoryWork } from '../client/memory-pages';

/** Work on memory in Node: copies are shared between threads, and compared by the machine's own instruction. */
export const sharedMemory: MemoryWork<SharedArrayBuffer> = {
  create: (bytes) => new SharedArrayBuffer(bytes),
  isSame: (one, other, start, bytes) =>
    Buffer.from(one, start, bytes).compare(Buffer.from(other, start, bytes)) === 0,
};
