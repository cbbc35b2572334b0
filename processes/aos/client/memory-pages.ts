/** Memory is compared and kept in pieces of this size, which is WebAssembly's own page. */
export const pageBytes = 65_536;

/** A stretch of memory; `start` and `end` are multiples of a page. */
export interface MemoryRange {
  start: number;
  end: number;
}

/** The memory of a program, or a copy of it. */
export type Memory = ArrayBuffer | SharedArrayBuffer;

/** The work on memory that a platform may have faster ways for. Offsets are those of pages. */
export interface MemoryWork<Copy extends Memory> {
  /** Returns memory of that many bytes, all zero, for a copy. */
  create(bytes: number): Copy;
  /** Returns true when so many bytes from an offset on are the same in both; both numbers are multiples of a page. */
  isSame(one: Memory, other: Memory, start: number, bytes: number): boolean;
}

const stretchBytes = 16 * pageBytes;
const wordBytes = 4;
const wordsPerPage = pageBytes / wordBytes;

/** Work on memory as every platform can do it, without memory that is shared between threads. */
export const plainMemory: MemoryWork<ArrayBuffer> = {
  create: (bytes) => new ArrayBuffer(bytes),
  isSame: (one, other, start, bytes) => {
    const length = bytes / wordBytes;
    const words = new Int32Array(one, start, length);
    const others = new Int32Array(other, start, length);
    for (let index = 0; index < length; index += 1) if (words[index] !== others[index]) return false;
    return true;
  },
};

/**
 * Makes `to` equal to `from` within the ranges, writing only pages that differ. Comparing is far cheaper than
 * copying: most of a process's memory was never touched and is one zero page for the machine. Stretches of several pages
 * are compared first, since few messages change more than some pages.
 * @returns how many pages differed
 */
export function copyChangedPages(
  from: Memory,
  to: Memory,
  ranges: readonly MemoryRange[],
  { isSame }: Pick<MemoryWork<Memory>, 'isSame'>,
): number {
  const target = new Uint8Array(to);
  let changed = 0;
  for (const stretch of stretchesOf(ranges)) {
    if (isSame(from, to, stretch.start, stretch.end - stretch.start)) continue;
    for (const page of memoryPagesOf([stretch])) {
      if (isSame(from, to, page, pageBytes)) continue;
      target.set(new Uint8Array(from, page, pageBytes), page);
      changed += 1;
    }
  }
  return changed;
}

/** The ranges in order, cut into pieces of at most so many bytes. */
function* stretchesOf(ranges: readonly MemoryRange[]): Generator<MemoryRange> {
  for (const { start, end } of ranges) {
    for (let from = start; from < end; from += stretchBytes)
      yield { start: from, end: Math.min(from + stretchBytes, end) };
  }
}

/** The offsets of the pages in the ranges, in order. */
function* memoryPagesOf(ranges: readonly MemoryRange[]): Generator<number> {
  for (const { start, end } of ranges) {
    for (let page = start; page < end; page += pageBytes) yield page;
  }
}

/** The pages in the ranges that hold more than zeros, in order, each with its offset. The bytes are not copied. */
export function* filledPagesOf(
  memory: Memory,
  ranges: readonly MemoryRange[],
): Generator<{ page: number; bytes: Uint8Array }> {
  for (const page of memoryPagesOf(ranges)) {
    if (!isZeroPage(memory, page)) yield { page, bytes: new Uint8Array(memory, page, pageBytes) };
  }
}

function isZeroPage(memory: Memory, page: number): boolean {
  const words = new Int32Array(memory, page, wordsPerPage);
  for (let index = 0; index < wordsPerPage; index += 1) if (words[index] !== 0) return false;
  return true;
}

export function roundUpToPage(bytes: number): number {
  return Math.ceil(bytes / pageBytes) * pageBytes;
}

export function roundDownToPage(bytes: number): number {
  return Math.floor(bytes / pageBytes) * pageBytes;
}
