import { type MemoryWork, pageBytes } from '../client/memory-pages';

/** Work on memory in Node: copies are shared between threads, and compared by the machine's own instruction. */
export const sharedMemory: MemoryWork<SharedArrayBuffer> = {
  create: (bytes) => new SharedArrayBuffer(bytes),
  isSamePage: (one, other, page) =>
    Buffer.from(one, page, pageBytes).compare(Buffer.from(other, page, pageBytes)) === 0,
};
