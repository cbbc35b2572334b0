import { defaultLocale, type Locale } from '../locales';

/** A catalogue of one workspace in one language: flat keys, whole sentences with `{{named}}` placeholders. */
export type Catalogue = Readonly<Record<string, string>>;

export type MessageParams = Readonly<Record<string, string | number>>;

/** The messages that are loaded, and the language that the page is in. */
export interface Dictionary {
  locale: Locale;
  /** Returns the catalogues of a workspace in a language, in the order in which they are searched. */
  catalogues: (locale: Locale, namespace: string) => readonly Catalogue[];
}

/** Names one message: its workspace, its key, and the values of its placeholders. */
export interface MessageQuery {
  namespace: string;
  key: string;
  params?: MessageParams;
}

const rules = new Map<Locale, Intl.PluralRules>();

/** Returns the name of the plural form that a language uses for a number: `one`, `few`, `other`. */
function pluralForm(locale: Locale, count: number): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(count);
}

function messageIn(
  dictionary: Dictionary,
  locale: Locale,
  { namespace, key, params }: MessageQuery,
): string | undefined {
  const count = params?.count;
  const keys = typeof count === 'number' ? [`${key}_${pluralForm(locale, count)}`, key] : [key];
  for (const name of keys) {
    const holder = dictionary
      .catalogues(locale, namespace)
      .find((catalogue) => Object.hasOwn(catalogue, name));
    if (holder) return holder[name];
  }
  return undefined;
}

/**
 * Returns a message in the language of the page, else in English, with its values filled in as they are; undefined when
 * neither language has it. A number named `count` picks the plural form.
 */
export function translate(dictionary: Dictionary, query: MessageQuery): string | undefined {
  const message =
    messageIn(dictionary, dictionary.locale, query) ?? messageIn(dictionary, defaultLocale, query);
  return message?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(query.params?.[name] ?? ''));
}
