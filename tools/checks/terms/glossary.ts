import type { Locale } from '../../../shared/src/i18n/locales';
import { escaped } from '../source/escaped';
import type { SourceTree } from '../source/source-tree';

/** One row of a glossary: a concept by its English name, and the words for it in one language. */
export interface Term {
  english: string;
  /** Finds the concept in an English message; undefined for a row that only forbids words. */
  mention: RegExp | undefined;
  write: string;
  forms: readonly RegExp[];
  never: readonly { word: string; pattern: RegExp }[];
  /** Keys of messages that say it otherwise on purpose. */
  except: readonly string[];
}

const separator = /^\|[\s:|-]+\|$/;

/** Reads `docs/glossary/<locale>.md`, whose rows are described in the folder's README. */
export function glossaryOf(tree: SourceTree, locale: Locale): readonly Term[] {
  const lines = (tree.get(`docs/glossary/${locale}.md`) ?? '').split('\n');
  const start = lines.findIndex((line) => separator.test(line.trim()));
  if (start < 0) return [];
  return lines
    .slice(start + 1)
    .filter((line) => line.startsWith('|'))
    .map(termOf);
}

function termOf(row: string): Term {
  const [english = '', write = '', never = '', except = ''] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  return {
    english,
    mention: mentionOf(english),
    write,
    forms: listed(write).map((form) => new RegExp(withStem(form), 'iu')),
    never: listed(never).map((word) => ({ word, pattern: forbidden(word) })),
    except: listed(except),
  };
}

const listed = (cell: string) => cell.split(/,\s*/).filter(Boolean);

/** A hyphen at the end of a word stands for any ending. */
function withStem(words: string): string {
  return words
    .split(' ')
    .map((word) => (word.endsWith('-') ? `${escaped(word.slice(0, -1))}\\p{L}*` : escaped(word)))
    .join(' ');
}

/** The concept as whole words, in singular and plural. A name in brackets or with a comma describes, and is never met. */
function mentionOf(english: string): RegExp | undefined {
  if (/[(),]/.test(english)) return undefined;
  const plural = english.endsWith('y')
    ? `${escaped(english.slice(0, -1))}(?:y|ies)`
    : `${escaped(english)}s?`;
  return new RegExp(`(?<![\\w.-])${plural}(?![\\w-])`, 'i');
}

/** A word ends where a Latin letter is followed by no further letter: "for ever" isn't in "for everyone". */
const wordEnd = '(?<!\\p{Script=Latin}(?=\\p{L}))';

/** A word with a capital is forbidden inside of a sentence only; another one anywhere. */
function forbidden(word: string): RegExp {
  const whole = withStem(word) + wordEnd;
  return /^\p{Lu}\p{Ll}/u.test(word)
    ? new RegExp(`(?<=[^.!?…\\s]\\s+["„(]?|[,;:}]["„(]?)${whole}`, 'u')
    : new RegExp(whole, 'iu');
}
