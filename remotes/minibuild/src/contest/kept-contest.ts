import { type Contest, contestReplySchemas } from '@rainbow-rabbit/processes/minibuild/client';
import type { ReadingStore } from '@rainbow-rabbit/shared/reading';
import * as v from 'valibot';

const keptSchema = v.object({ value: contestReplySchemas.Contest, at: v.number() });

/** Returns the place in this browser where a contest's last answer in a language is kept; another shape counts as none. */
export function keptContest(process: string, language: string): ReadingStore<Contest> {
  const key = `rainbow-rabbit.minibuild.contest.${process}.${language}`;
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
