import type * as v from 'valibot';
import { type StoredValue, storedValue } from './stored-value';

/**
 * Returns a value that this browser keeps for the game.
 * @param name the parts of the value's key, such as the process and the subject; they are joined by dots
 */
export function gameStorage<T>(name: readonly string[], schema: v.GenericSchema<unknown, T>): StoredValue<T> {
  return storedValue(localStorage, ['rainbow-rabbit.game', ...name].join('.'), schema);
}
