import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, unshared, utf8 } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { publicKeyBytes } from './generated';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    sealedContact: 'contact.key-invalid' | 'contact.too-long' | 'contact.unreadable';
  }
}

const plaintextBytes = 320;
const ivBytes = 12;
const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The longest e-mail address that fits, in bytes. */
export const maxContactBytes = plaintextBytes - 2;

interface Context {
  process: ProcessId;
  /** The player whose contact it is; the seal opens only together with it. */
  address: Address;
}

async function contactCipher(privateKey: CryptoKey, publicKey: CryptoKey, { process, address }: Context) {
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: fromBase64Url(process),
    info: utf8('rr1 contact'),
  };
  const key = await crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return { key, params: (iv: Bytes) => ({ name: 'AES-GCM', iv, additionalData: fromBase64Url(address) }) };
}

const importPublicKey = (raw: Uint8Array) => crypto.subtle.importKey('raw', unshared(raw), ecdh, false, []);

function padded(email: string): Bytes {
  const text = utf8(email);
  if (text.length > maxContactBytes)
    throw new AppError('contact.too-long', { params: { max: maxContactBytes } });
  const plaintext = new Uint8Array(plaintextBytes);
  new DataView(plaintext.buffer).setUint16(0, text.length);
  plaintext.set(text, 2);
  return plaintext;
}

/**
 * Seals an e-mail address to the event's contact key, so that only staff with its private half can read it:
 * ephemeral ECDH on P-256, HKDF-SHA-256, AES-256-GCM over 320 padded bytes (docs/protocol.md).
 * @param contactKey the event's public key, raw uncompressed, 65 bytes
 * @returns 413 bytes: ephemeral public key, iv, ciphertext and tag
 * @throws AppError `contact.too-long`, `contact.key-invalid`
 */
export async function sealContact({
  email,
  contactKey,
  ...context
}: Context & { email: string; contactKey: Uint8Array }): Promise<Bytes> {
  const plaintext = padded(email);
  const recipient = await importPublicKey(contactKey).catch((cause) => {
    throw new AppError('contact.key-invalid', { cause });
  });
  const ephemeral = await crypto.subtle.generateKey(ecdh, true, ['deriveBits']);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const { key, params } = await contactCipher(ephemeral.privateKey, recipient, context);
  const sealed = await crypto.subtle.encrypt(params(iv), key, plaintext);
  const ephemeralKey = await crypto.subtle.exportKey('raw', ephemeral.publicKey);
  return concatBytes(new Uint8Array(ephemeralKey), iv, new Uint8Array(sealed));
}

/**
 * Opens what `sealContact` sealed.
 * @param privateKey the offline half of the event's contact key, for ECDH
 * @throws AppError `contact.unreadable`
 */
export async function openContact({
  sealed,
  privateKey,
  ...context
}: Context & { sealed: Uint8Array; privateKey: CryptoKey }): Promise<string> {
  try {
    const bytes = unshared(sealed);
    const sender = await importPublicKey(bytes.subarray(0, publicKeyBytes));
    const { key, params } = await contactCipher(privateKey, sender, context);
    const iv = bytes.slice(publicKeyBytes, publicKeyBytes + ivBytes);
    const plaintext = await crypto.subtle.decrypt(params(iv), key, bytes.subarray(publicKeyBytes + ivBytes));
    const length = new DataView(plaintext).getUint16(0);
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(plaintext, 2, length));
  } catch (cause) {
    throw new AppError('contact.unreadable', { cause });
  }
}
