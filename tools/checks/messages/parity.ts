import type { Finding } from '../finding';
import type { CatalogueFile, CatalogueSet } from './catalogues';
import { baseOf, formsOf, pluralsOf } from './plurals';

/** Every language has the keys of English, plural forms as its own grammar wants them, in alphabetical order. */
export function checkParity({ english, translations, missing }: CatalogueSet): readonly Finding[] {
  const isPlural = pluralsOf(english.messages.keys());
  const bases = new Set([...english.messages.keys()].map((key) => baseOf(key, isPlural)));
  return [
    ...missing.map((file) => ({ file, problem: 'is missing.', fix: 'Add the catalogue of this language.' })),
    ...[english, ...translations]
      .filter(({ file }) => !missing.includes(file))
      .flatMap((catalogue) => [...compared(catalogue, bases, isPlural), ...order(catalogue)]),
  ];
}

function compared(
  { locale, file, messages }: CatalogueFile,
  bases: ReadonlySet<string>,
  isPlural: (base: string) => boolean,
): Finding[] {
  const wanted = new Set(
    [...bases].flatMap((base) =>
      isPlural(base) ? formsOf(locale).map((form) => `${base}_${form}`) : [base],
    ),
  );
  const lacking = [...wanted].filter((key) => !messages.has(key));
  const surplus = [...messages.keys()].filter((key) => !wanted.has(key));
  return [
    ...lacking.map((key) => ({
      file,
      problem: `lacks "${key}".`,
      fix: 'Translate it from the English one.',
    })),
    ...surplus.map((key) => ({
      file,
      problem: `has "${key}", which English lacks or this language has no plural form for.`,
      fix: 'Remove it, or add the English message.',
    })),
  ];
}

function order({ file, messages }: CatalogueFile): Finding[] {
  const keys = [...messages.keys()];
  const first = keys.findIndex((key, at) => at > 0 && key < (keys[at - 1] ?? ''));
  if (first === -1) return [];
  return [
    {
      file,
      problem: `is out of order at "${keys[first]}".`,
      fix: 'Sort it: "npx tsx tools/checks/sort-messages.ts".',
    },
  ];
}
