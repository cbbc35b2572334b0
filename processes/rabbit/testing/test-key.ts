import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { processId } from '../../common/testing/live-process';
import { answerOf, keyDigestOf } from '../client';

/** The key of an event under test, as if it were derived from words. */
export const testKey = keyFrom('carrots');

/** Returns another key for another seed, 32 bytes in base64url. */
export function keyFrom(seed: string): string {
  return createHash('sha256').update(seed).digest('base64url');
}

/** Returns the digest of a key that the event publishes. */
export const digestOf = (key: string): string => keyDigestOf(fromBase64Url(key));

/** The digest of the key of an event under test. */
export const testKeyDigest = digestOf(testKey);

/** Returns the answer of a player with a key, by default the right one. */
export function testAnswer({ address }: { address: string }, key = testKey): string {
  const bytes = fromBase64Url(key);
  return toBase64Url(answerOf({ process: processId as ProcessId, key: bytes, address: address as Address }));
}
