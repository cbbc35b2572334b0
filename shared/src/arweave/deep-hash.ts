import { type Bytes, concatBytes, utf8 } from './bytes';
import { sha384 } from './hash';

/** The input of a deep hash: bytes, or lists of inputs. */
export type DeepHashInput = Uint8Array | readonly DeepHashInput[];

/**
 * The network's deep hash (SHA-384, 48 bytes): it binds the structure as well as the bytes, so that no two
 * different records have the same hash. Standard: ANS-104 section 1.2.
 */
export async function deepHash(input: DeepHashInput): Promise<Bytes> {
  if (input instanceof Uint8Array) {
    const [tag, content] = await Promise.all([sha384(utf8(`blob${input.byteLength}`)), sha384(input)]);
    return sha384(concatBytes(tag, content));
  }
  // The members don't depend on each other: hashing them at once hides most of WebCrypto's latency.
  const [start, ...members] = await Promise.all([
    sha384(utf8(`list${input.length}`)),
    ...input.map(deepHash),
  ]);
  let hash = start;
  for (const member of members) hash = await sha384(concatBytes(hash, member));
  return hash;
}
