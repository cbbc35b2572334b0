import * as v from 'valibot';
import type { ProcessId } from '../arweave';

const key = 'rr-events';

/** The events that each list keeps: the newest ones (docs/product 9.121). */
const maxKept = 20;

const entriesSchema = v.array(
  v.object({
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    process: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    name: v.string(),
  }),
);

/** An event that `network.json` doesn't list. */
interface KeptEvent {
  slug: string;
  process: ProcessId;
  name: string;
}

/** The events that a storage keeps, the newest first. */
export interface EventList {
  /** Returns the same list until it changes. */
  get: () => readonly KeptEvent[];
  /** Adds an event, in place of one with the same slug or process. */
  add: (event: KeptEvent) => void;
  /** Calls the listener after every change, also in other tabs; returns its undo. */
  subscribe: (listener: () => void) => () => void;
}

function parsed(text: string | null): readonly KeptEvent[] {
  try {
    const entries = v.safeParse(entriesSchema, JSON.parse(text ?? '[]'));
    return entries.success
      ? entries.output.map((entry) => ({ ...entry, process: entry.process as ProcessId }))
      : [];
  } catch {
    return [];
  }
}

function eventList(storageOf: () => Storage): EventList {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; events: readonly KeptEvent[] } = { text: null, events: [] };
  /** The text that the storage did not take. It lasts as long as the page. */
  let unsaved: string | undefined;

  const storedText = () => {
    if (unsaved !== undefined) return unsaved;
    try {
      return storageOf().getItem(key);
    } catch {
      return null;
    }
  };

  const get = () => {
    const text = storedText();
    if (text !== cached.text) cached = { text, events: parsed(text) };
    return cached.events;
  };

  return {
    get,
    add({ slug, process, name }) {
      const others = get().filter((event) => event.slug !== slug && event.process !== process);
      const text = JSON.stringify([{ slug, process, name }, ...others].slice(0, maxKept));
      try {
        storageOf().setItem(key, text);
        unsaved = undefined;
      } catch {
        unsaved = text;
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
}

/** The events that the visitor chose to keep in this browser, by an act of their own. */
export const keptEvents = eventList(() => localStorage);

/** The events whose links this tab has opened. They are lost with it, so a mere visit keeps nothing. */
export const openedEvents = eventList(() => sessionStorage);

/** Keeps an event in this browser. Only an act of the visitor may lead here: a registration, or the wish to keep it. */
export const keepEvent = keptEvents.add;

/** Lets the pages of this tab show an event whose link was opened. */
export const openLinkedEvent = openedEvents.add;
