import * as v from 'valibot';
import type { ProcessId } from '../arweave';

const key = 'rr-events';

/** The events that a browser keeps: the newest ones. */
const maxKept = 20;

const entriesSchema = v.array(
  v.object({
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    process: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    name: v.string(),
  }),
);

/** An event whose link this browser has opened. */
interface KeptEvent {
  slug: string;
  process: ProcessId;
  name: string;
}

const listeners = new Set<() => void>();
let cached: { text: string | null; events: readonly KeptEvent[] } = { text: null, events: [] };
/** The text that a storage did not take. It lasts as long as the page. */
let unsaved: string | undefined;

function storedText(): string | null {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
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

/** Returns the events whose links this browser has opened, the newest first: the same list until it changes. */
export function keptEvents(): readonly KeptEvent[] {
  const text = storedText();
  if (text !== cached.text) cached = { text, events: parsed(text) };
  return cached.events;
}

/** Keeps an event in this browser, in place of one with the same slug or process. */
export function keepEvent({ slug, process, name }: KeptEvent): void {
  const others = keptEvents().filter((event) => event.slug !== slug && event.process !== process);
  const text = JSON.stringify([{ slug, process, name }, ...others].slice(0, maxKept));
  try {
    localStorage.setItem(key, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  for (const listener of [...listeners]) listener();
}

/** Calls the listener after every change, also in other tabs; returns its undo. */
export function subscribeKeptEvents(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
