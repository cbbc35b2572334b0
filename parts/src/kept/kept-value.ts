import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { type KeptOptions, type KeptValue, keptJson } from './kept-json';

/**
 * Returns a value that this browser keeps. It is validated at every read: a value that doesn't match the schema
 * (written by an older build, or by hand) counts as absent. What the browser refuses to keep lasts as long as the page.
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
  options?: KeptOptions<T>,
): KeptValue<T>;
export function keptValue<T>(
  name: readonly string[],
  schema: v.GenericSchema<unknown, T>,
  options?: KeptOptions<T>,
): KeptValue<T> {
  const parse = (json: unknown) => {
    const result = v.safeParse(schema, json);
    return result.success ? result.output : undefined;
  };
  return keptJson(name, parse, options);
}

/** Returns the current value; renders again whenever any tab changes it. */
export function useKeptValue<T, Absent>(kept: KeptValue<T, Absent>): T | Absent {
  return useSyncExternalStore(kept.subscribe, kept.read);
}
