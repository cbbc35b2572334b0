import { type Bytes, unshared } from './bytes';

async function digest(algorithm: string, bytes: Uint8Array): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, unshared(bytes)));
}

/** SHA-256, 32 bytes. */
export const sha256 = (bytes: Uint8Array): Promise<Bytes> => digest('SHA-256', bytes);

/** SHA-384, 48 bytes. */
export const sha384 = (bytes: Uint8Array): Promise<Bytes> => digest('SHA-384', bytes);
