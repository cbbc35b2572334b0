import { maxApprovals } from '@rainbow-rabbit/processes/minibuild/client';
import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

const draftSchema = v.nullable(
  v.object({
    /** Absent while the ballot is the one that the contest has. */
    entries: v.optional(
      v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(maxApprovals)),
    ),
    /** Titles of the entries, as far as this page has seen them; those of a sent ballot stay, which has only numbers. */
    titles: v.record(v.string(), v.string()),
  }),
);

/** A ballot that is gathered in this browser; null before any entry was approved here. */
export type BallotDraft = v.InferOutput<typeof draftSchema>;

const listeners = new Set<() => void>();

/** Drafts that the storage did not take: they live as long as the page. */
const unsaved = new Map<string, string>();

/** Returns the draft of one contest, which this browser keeps, the same in all tabs. */
function ballotDraft(process: string) {
  const key = `rainbow-rabbit.minibuild.ballot.${process}`;
  let cached: { text: string; draft: BallotDraft } = { text: 'null', draft: null };
  return {
    read(): BallotDraft {
      const text = unsaved.get(key) ?? storedText(key);
      if (text !== cached.text) cached = { text, draft: parsed(text) };
      return cached.draft;
    },
    write(draft: BallotDraft): void {
      const text = JSON.stringify(draft);
      try {
        localStorage.setItem(key, text);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
}

/** Returns the draft of a contest, and the function that writes it. */
export function useBallotDraft(process: string): {
  draft: BallotDraft;
  write: (draft: BallotDraft) => void;
} {
  const store = useMemo(() => ballotDraft(process), [process]);
  return { draft: useSyncExternalStore(store.subscribe, store.read), write: store.write };
}

function storedText(key: string): string {
  try {
    return localStorage.getItem(key) ?? 'null';
  } catch {
    return 'null';
  }
}

function parsed(text: string): BallotDraft {
  try {
    const result = v.safeParse(draftSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
