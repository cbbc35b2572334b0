import { createInstance, type TOptions } from 'i18next';
import type { Catalogue, MessageQuery } from './catalogue';
import { defaultLocale, type Locale, locales } from './locales';

/** The messages of the page at one moment. Every change makes a new one, by which React sees it. */
export interface MessageState {
  /** The language that the page is in; English takes the place of what it lacks. */
  locale: Locale;
  /** Returns true when a catalogue has the message. */
  has: (query: MessageQuery) => boolean;
  /** Returns the text of a message; a message that no catalogue has is its key. */
  text: (query: MessageQuery) => string;
}

/** A catalogue of a workspace, and the loaders that it came from. */
interface Source {
  locale: Locale;
  namespace: string;
  from: unknown;
  messages: Catalogue;
}

/** Changes how every message, and every missing one, is drawn: aids for developers. */
export interface MessageAids {
  drawn?: (message: string) => string;
  missing?: (key: string) => string;
}

/** Makes an i18next of flat keys, which the page alone sees: another library's use of i18next changes nothing here. */
function makeEngine() {
  const engine = createInstance();
  void engine.init({
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    load: 'currentOnly',
    lowerCaseLng: true,
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    ignoreJSONStructure: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: (key) => aids.missing?.(key) ?? key,
  });
  return engine;
}

let aids: MessageAids = {};
let engine = makeEngine();
let loaded: Source[] = [];
const listeners = new Set<() => void>();
const itself = (text: string) => text;

function stateIn(locale: Locale): MessageState {
  const { drawn = itself } = aids;
  const optionsOf = ({ namespace, params }: MessageQuery): TOptions => ({
    lng: locale,
    ns: namespace,
    // A value that looks like a reference to another message stays as it is.
    nest: false,
    replace: params ?? {},
    ...(typeof params?.count === 'number' && { count: params.count }),
  });
  return {
    locale,
    has: (query) => engine.exists(query.key, optionsOf(query)),
    text: (query) => drawn(engine.t(query.key, optionsOf(query))),
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

function put({ locale, namespace, messages }: Source): void {
  engine.addResourceBundle(locale, namespace, messages, true, true, { silent: true, skipCopy: true });
}

/**
 * Changes the language of the page; the messages must be there. Reads them once more: the server of a developer changes the
 * objects that it gave.
 */
export function setLocale(locale: Locale): void {
  loaded.forEach(put);
  change(locale);
}

/** Returns true when the catalogue that these loaders fetch is there. */
export function hasMessages(locale: Locale, namespace: string, from: unknown): boolean {
  return loaded.some((one) => one.locale === locale && one.namespace === namespace && one.from === from);
}

/** Adds a catalogue to those of a workspace, unless it is there. */
export function addMessages(source: Source): void {
  if (hasMessages(source.locale, source.namespace, source.from)) return;
  loaded.push(source);
  put(source);
  change(state.locale);
}

/** Removes the messages of a workspace in every language. */
export function removeMessages(namespace: string): void {
  loaded = loaded.filter((one) => one.namespace !== namespace);
  for (const { code } of locales) engine.removeResourceBundle(code, namespace);
  change(state.locale);
}

/** Removes every message and sets the aids for those that come; what follows is in a language. */
export function resetMessages(locale: Locale, newAids: MessageAids = {}): void {
  loaded = [];
  engine = makeEngine();
  aids = newAids;
  change(locale);
}
