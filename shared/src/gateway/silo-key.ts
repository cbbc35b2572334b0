import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64, utf8 } from '../arweave';
import { AppError } from '../errors';

/** The key that belongs to the name of a silo. */
export interface SiloKey {
  /** Public: by it the silo's transactions are found. */
  accessKey: string;
  /** 32 bytes that what is kept there is encrypted with. */
  secret: Uint8Array;
}

/** Each step doubles the work: 2²⁰ hashes take a few seconds, and a name from a link must not take for ever. */
const maxNumber = 20;

/** This number of hashes takes a few milliseconds, after which the page gets its turn. */
const hashesPerTurn = 4096;

/** @throws AppError `silo.name-invalid`, `silo.number-too-large` */
function parseName(text: string): { name: string; number: number } {
  const [, name, digits] = /^([a-z0-9_-]+)\.(\d+)$/i.exec(text) ?? [];
  if (name === undefined) throw new AppError('silo.name-invalid');
  const number = Number(digits);
  if (number > maxNumber) throw new AppError('silo.number-too-large', { params: { limit: maxNumber } });
  return { name, number };
}

/**
 * Returns the key of a silo by its name, such as `bubble.7`: its first part hashed 2⁷ times, as the network's
 * library does. A larger number makes guessing names slower.
 * @throws AppError `silo.name-invalid`, `silo.number-too-large`
 */
export async function siloKey(text: string): Promise<SiloKey> {
  const { name, number } = parseName(text);
  let digest = utf8(name);
  for (let left = 2 ** number; left > 0; left -= 1) {
    digest = sha256(digest);
    if (left % hashesPerTurn === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return { accessKey: toBase64(digest.slice(0, 15)), secret: sha256(digest.slice(16, 31)) };
}
