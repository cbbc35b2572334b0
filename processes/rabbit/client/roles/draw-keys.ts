import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { makeKeyPair } from '../../../sealing/client';
import { drawCommitment } from './white-rabbit';

const coordinateBytes = 32;

/** A seed of the draw, and the key that belongs to it. */
export interface DrawKeys {
  /** 32 random bytes, which are a private key of P-256 as well. */
  seed: Bytes;
  /** Its public key, raw and uncompressed: players seal their answers to the role cards to it. */
  acknowledgementKey: Bytes;
}

const rawOf = ({ x = '', y = '' }: JsonWebKey): Bytes =>
  Uint8Array.of(4, ...fromBase64Url(x), ...fromBase64Url(y));

/** Makes the seed of an event's draw. */
export async function makeDrawKeys(): Promise<DrawKeys> {
  const jwk = await crypto.subtle.exportKey('jwk', (await makeKeyPair()).privateKey);
  const seed = fromBase64Url(jwk.d ?? '');
  jwk.d = '';
  return { seed, acknowledgementKey: rawOf(jwk) };
}

/** The commitment to a draw and its public key, in base64url. */
export interface CommittedDraw {
  commitment: string;
  acknowledgementKey: string;
}

/** Returns what `Draw` publishes of the keys of a draw. */
export function committedDraw(process: ProcessId, { seed, acknowledgementKey }: DrawKeys): CommittedDraw {
  return {
    commitment: toBase64Url(drawCommitment({ process, seed })),
    acknowledgementKey: toBase64Url(acknowledgementKey),
  };
}

/**
 * Returns the private key that opens the players' acknowledgements.
 * @throws DOMException when the public key is not that of the seed
 */
export async function acknowledgementPrivateKey({
  seed,
  acknowledgementKey,
}: {
  seed: Uint8Array;
  acknowledgementKey: Uint8Array;
}): Promise<CryptoKey> {
  const [x, y] = [1, 1 + coordinateBytes].map((start) =>
    toBase64Url(acknowledgementKey.slice(start, start + coordinateBytes)),
  ) as [string, string];
  const jwk = { kty: 'EC', crv: 'P-256', d: toBase64Url(seed), x, y };
  try {
    return await crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, [
      'deriveBits',
    ]);
  } finally {
    jwk.d = '';
  }
}
