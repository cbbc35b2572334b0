import { pageBytes } from './memory-pages';
import type { ReplayedState } from './replayed-state';

/** A state without its empty pages, as it is handed from thread to thread. */
export interface PackedState {
  /** The size of the memory, in bytes. */
  bytes: number;
  /** The offsets of the pages that hold more than zeros. */
  offsets: readonly number[];
  /** These pages, one after another. */
  pages: Uint8Array<ArrayBuffer>;
}

/** Copies the filled pages of a state. */
export function packState(state: ReplayedState): PackedState {
  const { bytes, filled } = state.pages();
  const found = [...filled];
  const pages = new Uint8Array(found.length * pageBytes);
  for (const [index, page] of found.entries()) pages.set(page.bytes, index * pageBytes);
  return { bytes, offsets: found.map(({ page }) => page), pages };
}

/** The memory of a packed state. */
export function unpackState({ bytes, offsets, pages }: PackedState): ArrayBuffer {
  const memory = new Uint8Array(bytes);
  for (const [index, offset] of offsets.entries()) {
    memory.set(pages.subarray(index * pageBytes, (index + 1) * pageBytes), offset);
  }
  return memory.buffer;
}

/** The fingerprint of a state (see `LiveState.filledPages`), in hex. */
export async function fingerprintOf({ offsets, pages }: PackedState): Promise<string> {
  const names = offsets.map((offset) => new TextEncoder().encode(String(offset)));
  const length = names.reduce((sum, name) => sum + name.length, pages.length);
  const whole = new Uint8Array(length);
  let end = 0;
  const add = (part: Uint8Array) => {
    whole.set(part, end);
    end += part.length;
  };
  for (const [index, name] of names.entries()) {
    add(name);
    add(pages.subarray(index * pageBytes, (index + 1) * pageBytes));
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
