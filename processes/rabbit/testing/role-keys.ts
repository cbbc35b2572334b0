import { createECDH } from 'node:crypto';

/** A P-256 key pair of a player, of the staff or of nobody. */
export interface RoleKeys {
  /** Raw and uncompressed, in base64url. */
  publicKey: string;
  privateKey: CryptoKey;
}

/** Makes a pair of real keys, as a browser does. */
export async function makeRoleKeys(): Promise<RoleKeys> {
  const ecdh = createECDH('prime256v1');
  const raw = ecdh.generateKeys();
  const part = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: part(Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32)),
    x: part(raw.subarray(1, 33)),
    y: part(raw.subarray(33)),
  };
  const privateKey = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, [
    'deriveBits',
  ]);
  return { publicKey: part(raw), privateKey };
}
