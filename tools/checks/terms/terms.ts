import { defaultLocale, locales } from '../../../shared/src/i18n/locales';
import type { Finding } from '../finding';
import { type CatalogueFile, cataloguesOf } from '../messages/catalogues';
import { names } from '../messages/names';
import type { CheckReport } from '../report';
import type { SourceTree } from '../source/source-tree';
import { glossaryOf, type Term } from './glossary';

/**
 * Holds messages and long texts to the glossary of their language: a message whose English names a concept uses the
 * language's word for it, and no text uses a word that the glossary forbids.
 */
export function checkTerms(tree: SourceTree): CheckReport {
  const sets = cataloguesOf(tree);
  const reports = locales.map(({ code }): CheckReport => {
    const terms = glossaryOf(tree, code);
    const catalogues = sets.flatMap(({ english, translations }) =>
      [english, ...translations]
        .filter(({ locale }) => locale === code)
        .map((catalogue) => ({ catalogue, english })),
    );
    return {
      examined: terms.length,
      findings: [
        ...catalogues.flatMap(({ catalogue, english }) => messageFindings(catalogue, english, terms)),
        ...longTextsOf(tree, code).flatMap(([file, text]) => lineFindings(file, text, terms)),
        ...(terms.length === 0 && catalogues.some(({ catalogue }) => catalogue.messages.size > 0)
          ? [missing(code)]
          : []),
      ],
    };
  });
  return {
    examined: reports.reduce((sum, { examined }) => sum + examined, 0),
    findings: reports.flatMap(({ findings }) => findings),
  };
}

function missing(code: string): Finding {
  return {
    file: `docs/glossary/${code}.md`,
    problem: 'There is no glossary of this language.',
    fix: 'Write one like those beside it (docs/glossary/README.md).',
  };
}

/** The name of a JSON field before its text. */
const field = /^\s*"\w+": /gm;

/** The pages that are too long for a catalogue: legal texts and the explanation of the game, without the names of fields. */
function longTextsOf(tree: SourceTree, code: string): readonly (readonly [string, string])[] {
  return [...tree]
    .filter(([file]) => file.startsWith(`shell/src/pages/texts/${code}/`))
    .map(([file, text]) => [file, text.replace(field, '')]);
}

function messageFindings(
  { file, locale, messages }: CatalogueFile,
  english: CatalogueFile,
  terms: readonly Term[],
): readonly Finding[] {
  return [...messages].flatMap(([key, message]) => {
    const original = locale === defaultLocale ? undefined : plain(english.messages.get(key) ?? '', terms);
    return terms.flatMap((term) => [
      ...forbiddenIn(message, term).map((word) => finding(file, `"${key}" says "${word}".`, term)),
      ...(original && lacks(message, original, term) && !term.except.includes(key)
        ? [finding(file, `"${key}" has no "${term.write}" for "${term.english}": "${message}".`, term)]
        : []),
    ]);
  });
}

function lineFindings(file: string, text: string, terms: readonly Term[]): readonly Finding[] {
  return text.split('\n').flatMap((line, index) =>
    terms.flatMap((term) =>
      forbiddenIn(line, term).map((word) => ({
        ...finding(file, `The text says "${word}".`, term),
        line: index + 1,
      })),
    ),
  );
}

const forbiddenIn = (text: string, { never }: Term) =>
  never.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word);

/** Removes placeholders and names of products, which mention no concept; a name inside of a concept's stays. */
function plain(english: string, terms: readonly Term[]): string {
  const products = names.filter((name) => !terms.some((term) => term.english.includes(name)));
  return products.reduce((text, name) => text.replaceAll(name, ''), english.replace(/\{\{.*?\}\}/g, ''));
}

function lacks(message: string, original: string, { mention, forms }: Term): boolean {
  return (mention?.test(original) ?? false) && !forms.some((form) => form.test(message));
}

function finding(file: string, problem: string, { english, write }: Term): Finding {
  return {
    file,
    problem,
    fix: `Write "${write}" for "${english}", or name the message as an exception in the glossary (docs/glossary).`,
  };
}
