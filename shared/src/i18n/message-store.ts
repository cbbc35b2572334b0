import { type Catalogue, type Dictionary, type MessageQuery, translate } from './domain/translate';
import { defaultLocale, type Locale, locales } from './locales';

/** The messages of the page at one moment. Every change makes a new one, by which React sees it. */
export interface MessageState extends Dictionary {
  /** Returns the text of a message; a message that no catalogue has is its key. */
  text: (query: MessageQuery) => string;
}

/** A catalogue, and the loaders that it came from. */
interface Source {
  from: unknown;
  messages: Catalogue;
}

/** Changes how every message, and every missing one, is drawn: aids for developers. */
export interface MessageAids {
  drawn?: (message: string) => string;
  missing?: (key: string) => string;
}

const sources = new Map<string, readonly Source[]>();
const listeners = new Set<() => void>();
const itself = (text: string) => text;
let aids: MessageAids = {};

const placeOf = (locale: Locale, namespace: string) => `${locale}/${namespace}`;
const sourcesOf = (locale: Locale, namespace: string) => sources.get(placeOf(locale, namespace)) ?? [];

function stateIn(locale: Locale): MessageState {
  const { drawn = itself, missing = itself } = aids;
  const dictionary: Dictionary = {
    locale,
    catalogues: (code, namespace) => sourcesOf(code, namespace).map(({ messages }) => messages),
  };
  return {
    ...dictionary,
    text: (query) => drawn(translate(dictionary, query) ?? missing(query.key)),
  };
}

let state = stateIn(defaultLocale);

function change(locale: Locale): void {
  state = stateIn(locale);
  for (const listener of [...listeners]) listener();
}

/** Returns the messages of the page now. */
export const messagesNow = (): MessageState => state;

/** Calls the listener after every change of language or messages; returns its undo. */
export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the language of the page; the messages must be there. */
export const setLocale = change;

/** Returns true when the catalogue that these loaders fetch is there. */
export function hasMessages(locale: Locale, namespace: string, from: unknown): boolean {
  return sourcesOf(locale, namespace).some((source) => source.from === from);
}

/** Adds a catalogue to those of a workspace, unless it is there. */
export function addMessages(locale: Locale, namespace: string, { from, messages }: Source): void {
  if (hasMessages(locale, namespace, from)) return;
  sources.set(placeOf(locale, namespace), [...sourcesOf(locale, namespace), { from, messages }]);
  change(state.locale);
}

/** Removes the messages of a workspace in every language. */
export function removeMessages(namespace: string): void {
  for (const { code } of locales) sources.delete(placeOf(code, namespace));
  change(state.locale);
}

/** Removes every message and sets the aids for those that come; what follows is in a language. */
export function resetMessages(locale: Locale, newAids: MessageAids = {}): void {
  sources.clear();
  aids = newAids;
  change(locale);
}
