import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8 } from '@rainbow-rabbit/shared/bytes';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { keyLabel, keyWords } from '../generated';

/** The words of keys in alphabetical order: the 2,048 English ones of BIP-39. The first four letters distinguish them. */
export const keyWordList: readonly string[] = wordlist;

const checksumShift = 16 - Math.log2(keyWordList.length);

/** Returns the checksum word of a key's five random words: its number is the first 11 bits of a hash of them. */
export function checksumWord(words: readonly string[]): string {
  const [high = 0, low = 0] = sha256(concatBytes(utf8(keyLabel), utf8(words.join(' '))));
  return keyWordList[((high << 8) | low) >> checksumShift] as string;
}

/**
 * Makes the words of a key: five at random, and their checksum.
 * @param random returns that many random bytes, of cryptographic quality
 */
export function makeKeyWords(random: (bytes: number) => Uint8Array): readonly string[] {
  const bytes = random(2 * (keyWords - 1));
  const words = Array.from({ length: keyWords - 1 }, (_, index) => {
    const number = ((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0);
    // a word's number takes 11 bits, so every word is as likely as any other
    return keyWordList[number % keyWordList.length] as string;
  });
  return [...words, checksumWord(words)];
}

/** Returns a word as keys have it: what people type may have capitals, white space around it, or full-width letters. */
export const plainKeyWord = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** Returns true for a word that a key can have. */
export const isKeyWord = (typed: string): boolean => keyWordList.includes(plainKeyWord(typed));

/**
 * Returns the words that begin with what was typed, in alphabetical order; none for an empty text.
 * @param limit how many words, at most
 */
export function completeKeyWord(typed: string, limit = 6): readonly string[] {
  const start = plainKeyWord(typed);
  return start === '' ? [] : keyWordList.filter((word) => word.startsWith(start)).slice(0, limit);
}

/** The form of a typed key: only the event’s own digest says if it is the event’s key. */
export type TypedKey =
  | { status: 'ok'; words: readonly string[] }
  /** Fewer words than a key has, all of them known so far. */
  | { status: 'incomplete'; count: number }
  | { status: 'too-long' }
  /** The word at an index, from 0, is not a word that keys have. */
  | { status: 'unknown-word'; index: number }
  /** All words are known, but they are not together a key: one is wrong, or two are swapped. */
  | { status: 'checksum' };

/** Checks the form of a key, given as a text or word by word; empty words don't count. */
export function checkKeyWords(typed: string | readonly string[]): TypedKey {
  const words = (typeof typed === 'string' ? typed.normalize('NFKC').split(/[\s,;.·-]+/u) : typed)
    .map(plainKeyWord)
    .filter((word) => word !== '');
  const index = words.findIndex((word) => !isKeyWord(word));
  if (index >= 0) return { status: 'unknown-word', index };
  if (words.length > keyWords) return { status: 'too-long' };
  if (words.length < keyWords) return { status: 'incomplete', count: words.length };
  return words.at(-1) === checksumWord(words.slice(0, -1)) ? { status: 'ok', words } : { status: 'checksum' };
}
