import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const enoughBytes = 64 * 1024 ** 2;
let collect: (() => void) | undefined;
let endedBytes = 0;

/**
 * Gives the memory of ended processes back to the system. Their states are shared memory, which V8 doesn't count as its
 * own: with a small heap it would not look for gigabytes of it.
 * @param bytes the memory of a process that has ended
 */
export function freeMemoryOf(bytes: number): void {
  endedBytes += bytes;
  if (endedBytes < enoughBytes) return;
  endedBytes = 0;
  collect ??= garbageCollector();
  collect();
}

/** Node has no API for it but this flag. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  return typeof found === 'function' ? () => found() : () => undefined;
}
