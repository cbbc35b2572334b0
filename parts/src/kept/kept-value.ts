import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { type KeptIn, keptText } from './kept-text';

/** A value that outlives a reload in this browser. */
export interface KeptValue<T, Absent = undefined> {
  /** Returns the value as last written, the same object until it changes; or what is read for an absent one. */
  read(): T | Absent;
  write(value: T): void;
  clear(): void;
  /** Notifies of changes in this and other tabs; returns its undo. */
  subscribe(listener: () => void): () => void;
}

interface KeptOptions<Absent> {
  /** Read where no value is kept; undefined unless given. */
  absent?: Absent;
  /** The browser unless given: then all tabs have the same value. */
  keptIn?: KeptIn;
}

/**
 * Returns a JSON value that this browser keeps. It is validated at every read: one that doesn't match the schema (written by
 * an older build, or by hand) counts as absent. What the browser refuses to keep lasts as long as the page.
 * @param name the parts of its name, the first of which is the area
 */
export function keptValue<T>(
  name: readonly string[],
  schema: v.GenericSchema<unknown, T>,
  options: KeptOptions<T> & { absent: T },
): KeptValue<T, T>;
export function keptValue<T>(
  name: readonly string[],
  schema: v.GenericSchema<unknown, T>,
  options?: KeptOptions<undefined>,
): KeptValue<T>;
export function keptValue<T>(
  name: readonly string[],
  schema: v.GenericSchema<unknown, T>,
  { absent, keptIn }: KeptOptions<T> = {},
): KeptValue<T> {
  const { read, write, subscribe } = keptText(name, keptIn);
  let cached: { text: string | null; value: T | undefined } = { text: null, value: absent };
  return {
    read() {
      const text = read();
      if (text !== cached.text) cached = { text, value: parsed(text, schema) ?? absent };
      return cached.value;
    },
    write: (value) => write(JSON.stringify(value)),
    clear: () => write(null),
    subscribe,
  };
}

/** Returns the current value; renders again whenever any tab changes it. */
export function useKeptValue<T, Absent>(kept: KeptValue<T, Absent>): T | Absent {
  return useSyncExternalStore(kept.subscribe, kept.read);
}

/** Changes a value as it is kept now: another tab may have changed it. */
export function changeKept<T>(kept: KeptValue<T, T>, change: (value: T) => T): void {
  kept.write(change(kept.read()));
}

/** The schema of an id or address that is kept. */
export const keptId = <Id extends string>() =>
  v.custom<Id>((text) => typeof text === 'string' && /^[\w-]{43}$/.test(text));

function parsed<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (text === null) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
