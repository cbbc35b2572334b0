import type * as v from 'valibot';
import { type StoredValue, storedValue } from './stored-value';

/**
 * Returns a value that this browser keeps for the game.
 * @param name the parts of the value's key, such as the process and the subject; they are joined by dots
 */
export function gameStorage<T>(name: readonly string[], schema: v.GenericSchema<unknown, T>): StoredValue<T> {
  return storedValue(localStorage, keyOf(name), schema);
}

/** Returns a value as `gameStorage` does that lives as long as this tab, and over its reloads. */
export function gameTabStorage<T>(
  name: readonly string[],
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> {
  return storedValue(sessionStorage, keyOf(name), schema);
}

const keyOf = (name: readonly string[]) => ['rainbow-rabbit.game', ...name].join('.');
