import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { type DerivedKey, deriveBytes, deriveP256 } from '../../sealing/client';
import { makeKeyWords } from './key/key-words';
import type { DrawKeys } from './roles/draw-keys';

/** Returns the contact key of an event from its secret: players seal their e-mail addresses to its public half. */
export const eventContactKey = (secret: Uint8Array): Promise<DerivedKey> =>
  deriveP256(secret, 'rr1 event contact');

/** Returns the seed of an event's draw from its secret, and the key to which players seal their answers to the role cards. */
export async function drawKeysOf(secret: Uint8Array): Promise<DrawKeys> {
  const { privateKey: seed, publicKey: acknowledgementKey } = await deriveP256(secret, 'rr1 event draw');
  return { seed, acknowledgementKey };
}

/** Returns the six words of an event's key from its secret. @param number that of the key, from 1 on: another key has the next one */
export async function keyWordsOf(secret: Uint8Array, number: number): Promise<readonly string[]> {
  const random = await deriveBytes(secret, `rr1 event key ${number}`);
  const words = makeKeyWords((length) => random.subarray(0, length));
  random.fill(0);
  return words;
}

/** Returns the seed of an event's printed badges from its secret, 32 bytes. */
export const badgeSeedOf = (secret: Uint8Array): Promise<Bytes> => deriveBytes(secret, 'rr1 event badges');
