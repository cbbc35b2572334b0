import type { ReadingStore } from '@rainbow-rabbit/shared/reading';
import * as v from 'valibot';
import { keptValue } from './kept-value';

/**
 * Returns the place in this browser where the last answer of a reading is kept.
 * @param name the parts of its name, the first of which is the area
 */
export const keptReading = <T>(
  name: readonly string[],
  schema: v.GenericSchema<unknown, T>,
): ReadingStore<T> => keptValue(name, v.object({ value: schema, at: v.number() }));
