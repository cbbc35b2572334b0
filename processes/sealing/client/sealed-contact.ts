import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { importPublicKey, openSealedBytes, sealBytes } from './seal';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    sealedContact: 'contact.key-invalid' | 'contact.too-long' | 'contact.unreadable';
  }
}

const plaintextBytes = 320;

/** The longest e-mail address that fits, in bytes. */
export const maxContactBytes = plaintextBytes - 2;

interface Context {
  process: ProcessId;
  /** The player whose contact it is; the seal opens only together with it. */
  address: Address;
}

const sealContext = ({ process, address }: Context) => ({
  process,
  info: 'rr1 contact',
  additionalData: fromBase64Url(address),
});

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
  return sealBytes({ plaintext, recipient, ...sealContext(context) });
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
    const plaintext = await openSealedBytes({ sealed, privateKey, ...sealContext(context) });
    const length = new DataView(plaintext.buffer).getUint16(0);
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext.subarray(2, 2 + length));
  } catch (cause) {
    throw new AppError('contact.unreadable', { cause });
  }
}
