import * as v from 'valibot';

/** A value that outlives the page in this browser. */
export interface KeptValue<T> {
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

/**
 * Returns a JSON value of the console in this browser's storage. What doesn't match the schema counts as absent.
 * @param name the parts of its key
 */
export function keptValue<T>(name: readonly string[], schema: v.GenericSchema<unknown, T>): KeptValue<T> {
  const key = ['rainbow-rabbit.minibuild-staff', ...name].join('.');
  // A browser that keeps nothing has the value as long as the page.
  let unsaved: T | undefined;
  return {
    read() {
      if (unsaved !== undefined) return unsaved;
      try {
        const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
        return parsed.success ? parsed.output : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        unsaved = undefined;
      } catch {
        unsaved = value;
      }
    },
    clear() {
      unsaved = undefined;
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage may be switched off: then there is nothing to remove.
      }
    },
  };
}

/** The id of a process. */
export const keptId = <Id extends string>() =>
  v.custom<Id>((text) => typeof text === 'string' && /^[\w-]{43}$/.test(text));
