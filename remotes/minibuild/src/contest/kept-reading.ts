import type { ReadingStore } from '@rainbow-rabbit/shared/reading';
import * as v from 'valibot';

/**
 * Returns the place in this browser where a last answer is kept; one that doesn't match the schema counts as none.
 * @param name the parts of its key
 */
export function keptReading<T>(
  name: readonly string[],
  schema: v.GenericSchema<unknown, T>,
): ReadingStore<T> {
  const key = ['rainbow-rabbit.minibuild', ...name].join('.');
  const keptSchema = v.object({ value: schema, at: v.number() });
  return {
    read() {
      try {
        const kept = v.safeParse(keptSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
        return kept.success ? kept.output : undefined;
      } catch {
        return undefined;
      }
    },
    write(answer) {
      try {
        localStorage.setItem(key, JSON.stringify(answer));
      } catch {
        // A browser that keeps nothing reads anew on the next visit.
      }
    },
  };
}
