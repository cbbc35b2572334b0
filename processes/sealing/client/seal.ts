import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, unshared, utf8 } from '@rainbow-rabbit/shared/bytes';

/** Bytes of a P-256 public key, raw and uncompressed. */
const publicKeyBytes = 65;

const ivBytes = 12;
const tagBytes = 16;
const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Bytes by which a seal is longer than its plaintext. */
export const sealOverheadBytes = publicKeyBytes + ivBytes + tagBytes;

/** The use of a seal: it opens only with the same. */
export interface SealContext {
  process: ProcessId;
  /** Distinguishes the keys of one use from those of another (the `info` of HKDF). */
  info: string;
  additionalData: Uint8Array;
}

async function sealCipher(
  privateKey: CryptoKey,
  publicKey: CryptoKey,
  { process, info, additionalData }: SealContext,
) {
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: fromBase64Url(process), info: utf8(info) };
  const key = await crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const data = unshared(additionalData);
  return { key, params: (iv: Bytes) => ({ name: 'AES-GCM', iv, additionalData: data }) };
}

/**
 * Imports a P-256 public key, raw and uncompressed.
 * @throws DOMException for bytes that are no point of the curve
 */
export function importPublicKey(raw: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', unshared(raw), ecdh, true, []);
}

/** Makes a pair of P-256 keys for ECDH, whose private half can be exported. */
export function makeKeyPair(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ecdh, true, ['deriveBits']);
}

/**
 * Seals bytes to a public key: ephemeral ECDH on P-256, HKDF-SHA-256, AES-256-GCM (docs/protocol.md).
 * @returns ephemeral public key (65 bytes), iv (12), ciphertext and tag
 */
export async function sealBytes({
  plaintext,
  recipient,
  ...context
}: SealContext & { plaintext: Uint8Array; recipient: CryptoKey }): Promise<Bytes> {
  const ephemeral = await makeKeyPair();
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const { key, params } = await sealCipher(ephemeral.privateKey, recipient, context);
  const sealed = await crypto.subtle.encrypt(params(iv), key, unshared(plaintext));
  const ephemeralKey = await crypto.subtle.exportKey('raw', ephemeral.publicKey);
  return concatBytes(new Uint8Array(ephemeralKey), iv, new Uint8Array(sealed));
}

/**
 * Opens what `sealBytes` sealed.
 * @throws DOMException when the bytes are no seal of this key and context
 */
export async function openSealedBytes({
  sealed,
  privateKey,
  ...context
}: SealContext & { sealed: Uint8Array; privateKey: CryptoKey }): Promise<Bytes> {
  const bytes = unshared(sealed);
  const sender = await importPublicKey(bytes.subarray(0, publicKeyBytes));
  const { key, params } = await sealCipher(privateKey, sender, context);
  const iv = bytes.slice(publicKeyBytes, publicKeyBytes + ivBytes);
  return new Uint8Array(
    await crypto.subtle.decrypt(params(iv), key, bytes.subarray(publicKeyBytes + ivBytes)),
  );
}
