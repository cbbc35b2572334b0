import { type Locale, locales } from '../../../shared/src/i18n/locales';

const form = /_(zero|one|two|few|many|other)$/;

/** The key that code asks for: `rabbits_one` and `rabbits_other` are `rabbits`. */
export function baseOf(key: string, isPlural: (base: string) => boolean): string {
  const base = key.replace(form, '');
  return base !== key && isPlural(base) ? base : key;
}

/** Recognises plural keys by their `_other` form, which every language has. */
export function pluralsOf(keys: Iterable<string>): (base: string) => boolean {
  const all = new Set(keys);
  return (base) => all.has(`${base}_other`);
}

/** The plural forms a language needs, as `Intl` knows them: `['one', 'other']` in English, `['other']` in Japanese. */
export function formsOf(locale: Locale): readonly string[] {
  const iso = locales.find(({ code }) => code === locale)?.iso;
  return new Intl.PluralRules(iso).resolvedOptions().pluralCategories;
}
