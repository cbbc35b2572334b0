import { checkKeyWords, deriveKey, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { OwnAnswer } from './domain/answer-schema';

/** The outcome of a check on this phone; `misspelt`: the words are no key at all, so one is wrong or two are swapped. */
export type KeyVerdict =
  | { status: 'wrong' }
  | { status: 'misspelt' }
  | { status: 'right'; words: readonly string[]; key: Uint8Array; answer: OwnAnswer };

/**
 * Compares a typed key, as a text or word by word, with the event's digest; nothing of it leaves the phone.
 * @returns for the right one its words and `key`, 32 bytes
 */
export async function checkKey(
  typed: string | readonly string[],
  { process, keyDigest }: { process: ProcessId; keyDigest: string },
): Promise<KeyVerdict> {
  const checked = checkKeyWords(typed);
  if (checked.status !== 'ok') return { status: 'misspelt' };
  const { words } = checked;
  const key = await deriveKey(words, process);
  if (keyDigestOf(key) !== keyDigest) return { status: 'wrong' };
  return { status: 'right', words, key, answer: { keyDigest, key: toBase64Url(key) } };
}
