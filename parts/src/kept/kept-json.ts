import { type KeptText, keptText } from './kept-text';
import type { KeptIn } from './written-text';

/** A value that outlives a reload in this browser. */
export interface KeptValue<T, Absent = undefined> extends Pick<KeptText, 'subscribe'> {
  /** Returns the value as last written, the same object until it changes; or what is read for an absent one. */
  read(): T | Absent;
  write(value: T): void;
  clear(): void;
}

export interface KeptOptions<Absent> {
  /** Read where no value is kept; undefined unless given. */
  absent?: Absent;
  /** The browser unless given: then all tabs have the same value. */
  keptIn?: KeptIn;
}

/**
 * Returns a JSON value that this browser keeps. What the browser refuses to keep lasts as long as the page.
 * @param name the parts of its name, the first of which is the area
 * @param parse returns the value of parsed JSON, undefined for an invalid one, which counts as absent
 */
export function keptJson<T>(
  name: readonly string[],
  parse: (json: unknown) => T | undefined,
  options: KeptOptions<T> & { absent: T },
): KeptValue<T, T>;
export function keptJson<T>(
  name: readonly string[],
  parse: (json: unknown) => T | undefined,
  options?: KeptOptions<T>,
): KeptValue<T>;
export function keptJson<T>(
  name: readonly string[],
  parse: (json: unknown) => T | undefined,
  options?: KeptOptions<T>,
): KeptValue<T> {
  const { read, write, subscribe } = keptText(name, options?.keptIn);
  const absent = options?.absent;
  let cached: { text: string | null; value: T | undefined } = { text: null, value: absent };
  const valueOf = (text: string | null) => {
    try {
      return text === null ? undefined : parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      const text = read();
      if (text !== cached.text) cached = { text, value: valueOf(text) ?? absent };
      return cached.value;
    },
    write: (value) => write(JSON.stringify(value)),
    clear: () => write(null),
    subscribe,
  };
}

/** Changes a value as it is kept now: another tab may have changed it. */
export function changeKept<T>(kept: KeptValue<T, T>, change: (value: T) => T): void {
  kept.write(change(kept.read()));
}
