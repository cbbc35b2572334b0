import { makeKeyPair, openContact, sealContact } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
// tools read this file, too: the folder's door has components
import { lendSecretFile } from '../secret-file/lend-secret-file';
import { secretFileOf } from '../secret-file/secret-file-of';

/** A new contact key: the half for the process, and the file with the half that stays offline. */
export interface NewContactKey {
  /** In base64url, raw and uncompressed. */
  contactKey: string;
  file: Bytes;
}

/** The codes of an area's errors about a file of a contact key. */
export interface ContactKeyCodes {
  /** The file has no private key. */
  unreadable: ErrorCode;
  /** The file has the private half of another key. */
  other: ErrorCode;
  /** The file differs from the file that was saved for a new key. */
  notThisFile: ErrorCode;
}

const algorithm = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The file of the console: both halves in base64url, the private one as PKCS #8 (RFC 5208). */
const savedSchema = v.object({
  contactKey: v.string(),
  privateKey: v.pipe(v.string(), v.transform(fromBase64Url)),
});

/** A P-256 private key as JWK (RFC 7518, section 6.2), as the local network keeps its own. */
const jwkSchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});

const fileSchema = v.union([savedSchema, jwkSchema]);

/** Imports the private half that a file has. @throws DOMException when the file has no valid private key */
function privateHalf(content: v.InferOutput<typeof fileSchema>): Promise<CryptoKey> {
  return 'privateKey' in content
    ? crypto.subtle.importKey('pkcs8', content.privateKey, algorithm, false, ['deriveBits'])
    : crypto.subtle.importKey('jwk', content, algorithm, false, ['deriveBits']);
}

/** Makes a contact key in this browser. Its private half is in the file and nowhere else. */
export async function makeContactKey(): Promise<NewContactKey> {
  const { publicKey, privateKey } = await makeKeyPair();
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  const contactKey = toBase64Url(new Uint8Array(raw));
  const file = secretFileOf({ contactKey, privateKey: toBase64Url(pkcs8) });
  pkcs8.fill(0);
  return { contactKey, file };
}

/** A contact to try a key with; it is sent nowhere. */
const trial = {
  email: 'trial@example.org',
  process: 'A'.repeat(43) as ProcessId,
  address: 'A'.repeat(43) as Address,
};

/**
 * Reads the offline half of a contact key from the file that its setting-up saved, and tries that it opens what is sealed to
 * the key. The key that comes back opens seals, and can't be exported.
 * @param contactKey the public half, in base64url
 * @throws AppError `codes.unreadable`, `codes.other`
 */
export async function readContactKey(
  file: File,
  contactKey: string,
  codes: Pick<ContactKeyCodes, 'unreadable' | 'other'>,
): Promise<CryptoKey> {
  let privateKey: CryptoKey;
  try {
    privateKey = await lendSecretFile(
      file,
      { schema: fileSchema, unreadable: codes.unreadable },
      privateHalf,
    );
  } catch {
    // Without the cause: WebCrypto's own error may quote the key.
    throw new AppError(codes.unreadable);
  }
  try {
    const sealed = await sealContact({ ...trial, contactKey: fromBase64Url(contactKey) });
    await openContact({ ...trial, sealed, privateKey });
  } catch {
    throw new AppError(codes.other);
  }
  return privateKey;
}

/**
 * Checks that a saved file opens what is sealed to a new key.
 * @throws AppError `codes.notThisFile`
 */
export async function assertOpensContacts(
  file: File,
  contactKey: string,
  codes: ContactKeyCodes,
): Promise<void> {
  try {
    await readContactKey(file, contactKey, codes);
  } catch {
    throw new AppError(codes.notThisFile);
  }
}
