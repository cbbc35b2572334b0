import type { Finding } from '../finding';
import type { CatalogueFile, CatalogueSet } from './catalogues';
import { baseOf, pluralsOf } from './plurals';

/**
 * A translation names the placeholders and tags that English names. A plural form may leave out the number
 * (`one rabbit`), nothing else.
 */
export function checkPlaceholders({ english, translations }: CatalogueSet): readonly Finding[] {
  const isPlural = pluralsOf(english.messages.keys());
  const wantedOf = (key: string): ReadonlySet<string> => {
    const base = baseOf(key, isPlural);
    const source = base === key ? key : `${base}_other`;
    return namedIn(english.messages.get(source) ?? '');
  };
  return [english, ...translations].flatMap(({ file, messages }: CatalogueFile) =>
    [...messages].flatMap(([key, message]) => {
      const wanted = wantedOf(key);
      const named = namedIn(message);
      const mayOmit = baseOf(key, isPlural) === key ? '' : '{{count}}';
      const lacking = [...wanted].filter((name) => !named.has(name) && name !== mayOmit);
      const unknown = [...named].filter((name) => !wanted.has(name));
      if (lacking.length + unknown.length === 0) return [];
      return [
        {
          file,
          problem: `"${key}" ${[...says('lacks', lacking), ...says('names', unknown)].join(' and ')}.`,
          fix: `English names ${[...wanted].join(', ') || 'nothing'}: name exactly that.`,
        },
      ];
    }),
  );
}

function says(verb: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`${verb} ${names.join(', ')}`] : [];
}

/** Placeholders (`{{name}}`) and tags (`<link>`) of a message. */
function namedIn(message: string): ReadonlySet<string> {
  return new Set(message.match(/\{\{\s*\w+\s*\}\}|<\/?\w+>/g) ?? []);
}
