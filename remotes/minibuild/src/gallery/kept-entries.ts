import { contestReplySchemas, type EntryRow } from '@rainbow-rabbit/processes/minibuild/client';
import type { ReadingStore } from '@rainbow-rabbit/shared/reading';
import * as v from 'valibot';

const keptSchema = v.object({
  value: v.object({
    total: contestReplySchemas.Entries.entries.total,
    rows: contestReplySchemas.Entries.entries.rows,
  }),
  at: v.number(),
});

/** Returns the place in this browser where the first entries of a list are kept; another shape counts as none. */
export function keptEntries(list: string): ReadingStore<{ total: number; rows: EntryRow[] }> {
  const key = `rainbow-rabbit.minibuild.entries.${list}`;
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
