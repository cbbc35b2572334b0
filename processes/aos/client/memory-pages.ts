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
  /** Returns true when the page at an offset is the same in both. */
  isSamePage(one: Memory, other: Memory, page: number): boolean;
}

const wordBytes = 4;
const wordsPerPage = pageBytes / wordBytes;

/** Work on memory as every platform can do it, without memory that is shared between threads. */
export const plainMemory: MemoryWork<ArrayBuffer> = {
  create: (bytes) => new ArrayBuffer(bytes),
  isSamePage: (one, other, page) => {
    const words = new Int32Array(one, page, wordsPerPage);
    const others = new Int32Array(other, page, wordsPerPage);
    for (let index = 0; index < wordsPerPage; index += 1) if (words[index] !== others[index]) return false;
    return true;
  },
};

/**
 * Makes `to` equal to `from` within the ranges, writing only pages that differ. Comparing is far cheaper than
 * copying: most of a process's memory was never touched and is one zero page for the machine.
 * @returns how many pages differed
 */
export function copyChangedPages(
  from: Memory,
  to: Memory,
  ranges: readonly MemoryRange[],
  { isSamePage }: Pick<MemoryWork<Memory>, 'isSamePage'>,
): number {
  const target = new Uint8Array(to);
  let changed = 0;
  for (const page of memoryPagesOf(ranges)) {
    if (isSamePage(from, to, page)) continue;
    target.set(new Uint8Array(from, page, pageBytes), page);
    changed += 1;
  }
  return changed;
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
