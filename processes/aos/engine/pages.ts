/** Memory is compared and kept in pieces of this size, which is WebAssembly's own page. */
export const pageBytes = 65_536;

/** A stretch of memory; `start` and `end` are multiples of a page. */
export interface MemoryRange {
  start: number;
  end: number;
}

type Bytes = ArrayBuffer | SharedArrayBuffer;

/**
 * Makes `to` equal to `from` within the ranges, writing only pages that differ. Comparing is far cheaper than
 * copying: most of a process's memory was never touched and is one zero page for the machine.
 * @returns how many pages differed
 */
export function copyChangedPages(from: Bytes, to: Bytes, ranges: readonly MemoryRange[]): number {
  const source = Buffer.from(from);
  const target = Buffer.from(to);
  let changed = 0;
  for (const page of memoryPagesOf(ranges)) {
    const end = page + pageBytes;
    if (source.compare(target, page, end, page, end) === 0) continue;
    source.copy(target, page, page, end);
    changed += 1;
  }
  return changed;
}

/** The offsets of the pages in the ranges, in order. */
export function* memoryPagesOf(ranges: readonly MemoryRange[]): Generator<number> {
  for (const { start, end } of ranges) {
    for (let page = start; page < end; page += pageBytes) yield page;
  }
}

const zeroPage = Buffer.alloc(pageBytes);

/** Returns true when the page at an offset holds only zeros. */
export function isZeroPage(memory: Buffer, offset: number): boolean {
  return memory.compare(zeroPage, 0, pageBytes, offset, offset + pageBytes) === 0;
}

export function roundUpToPage(bytes: number): number {
  return Math.ceil(bytes / pageBytes) * pageBytes;
}

export function roundDownToPage(bytes: number): number {
  return Math.floor(bytes / pageBytes) * pageBytes;
}
