import {
  completeKeyWord,
  isKeyWord,
  keyWords,
  plainKeyWord,
} from '@rainbow-rabbit/processes/rabbit/client/domain';

/** A key that is being typed, word by word. */
export interface WordEntry {
  /** The words that are complete. */
  words: readonly string[];
  /** The place of the word that is typed now, from 0; the number of a key's words once all are there. */
  at: number;
  /** The letters of that word so far. */
  typed: string;
  /** True when the letters begin no word that a key can have. */
  isUnknown: boolean;
}

/** The entry before anything is typed. */
export const noWords: WordEntry = { words: [], at: 0, typed: '', isUnknown: false };

/** Returns true once the entry has all words of a key. */
export const isWhole = ({ words }: WordEntry): boolean => words.length === keyWords;

/** Returns the word that letters stand for: a whole word, or the only word that begins with them. */
export function wordOf(typed: string): string | undefined {
  if (isKeyWord(typed)) return plainKeyWord(typed);
  const [only, another] = completeKeyWord(typed, 2);
  return another === undefined ? only : undefined;
}

/** Adds a complete word at the place that is typed. */
export function takeWord({ words, at }: WordEntry, word: string): WordEntry {
  const next = [...words.slice(0, at), word, ...words.slice(at)].slice(0, keyWords);
  return { words: next, at: next.length, typed: '', isUnknown: false };
}

/** Puts a complete word back into the field, to be typed differently. */
export function retypeWord({ words }: WordEntry, at: number): WordEntry {
  return { words: words.filter((_, index) => index !== at), at, typed: words[at] ?? '', isUnknown: false };
}

/**
 * Takes the text of the field. White space ends a word, so a whole key can be pasted; the letters of a word that no key
 * has stay in the field.
 */
export function typeText(entry: WordEntry, text: string): WordEntry {
  const parts = text.normalize('NFKC').split(/[\s,;.·-]+/u);
  const isPasted = parts.filter((part) => part !== '').length > 1;
  let next: WordEntry = { ...entry, typed: '', isUnknown: false };
  for (const [index, part] of parts.entries()) {
    if (part === '' || isWhole(next)) continue;
    const isEnded = index < parts.length - 1 || isPasted;
    const word = isEnded ? wordOf(part) : undefined;
    if (!word) return unfinished(next, parts.slice(index).join(' ').trim());
    next = takeWord(next, word);
  }
  return next;
}

function unfinished(entry: WordEntry, typed: string): WordEntry {
  const isUnknown = plainKeyWord(typed) !== '' && completeKeyWord(typed, 1).length === 0;
  return { ...entry, typed, isUnknown };
}

/** Ends the word in the field, as Enter does. It stays there if it is no word, or could be several. */
export function endWord(entry: WordEntry): WordEntry {
  const word = wordOf(entry.typed);
  return word ? takeWord(entry, word) : { ...entry, isUnknown: entry.typed !== '' };
}

/** Puts the word before the field back into it, as Backspace does in an empty field. */
export function previousWord(entry: WordEntry): WordEntry {
  if (entry.typed !== '' || entry.at === 0) return entry;
  const { words, at } = entry;
  return retypeWord({ ...entry, words }, at - 1);
}
