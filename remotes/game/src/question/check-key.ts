import { checkKeyWords, deriveKey, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { OwnAnswer } from './domain/answer-schema';

/** The outcome of a check on this phone; `misspelt`: the words are no key at all, so one is wrong or two are swapped. */
export type KeyVerdict =
  | { status: 'wrong' }
  | { status: 'misspelt' }
  | { status: 'right'; answer: OwnAnswer };

/** Compares a typed key with the event's digest; nothing of it leaves the phone. */
export async function checkKey(
  words: readonly string[],
  { process, keyDigest }: { process: ProcessId; keyDigest: string },
): Promise<KeyVerdict> {
  const typed = checkKeyWords(words);
  if (typed.status !== 'ok') return { status: 'misspelt' };
  const key = await deriveKey(typed.words, process);
  if (keyDigestOf(key) !== keyDigest) return { status: 'wrong' };
  return { status: 'right', answer: { keyDigest, key: toBase64Url(key) } };
}
