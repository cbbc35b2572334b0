import { makeKeyPair, openContact, sealContact } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestKeyFile: 'contest-key.unreadable' | 'contest-key.other-contest' | 'contest-key.not-this-file';
  }
}

/** A new contact key: the half for the contest, and the text of the file with the half that stays offline. */
export interface NewContestKey {
  /** In base64url, raw and uncompressed. */
  contactKey: string;
  fileText: string;
}

const algorithm = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The file of the console: both halves in base64url, the private one as PKCS #8 (RFC 5208). */
const fileSchema = v.object({ contactKey: v.string(), privateKey: v.string() });

/** A P-256 private key as JWK (RFC 7518, section 6.2), as the local network keeps its own. */
const jwkSchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});

/** Imports the private half that a file has. @throws when it has none */
function privateHalf(content: unknown): Promise<CryptoKey> {
  const saved = v.safeParse(fileSchema, content);
  if (!saved.success)
    return crypto.subtle.importKey('jwk', v.parse(jwkSchema, content), algorithm, false, ['deriveBits']);
  const pkcs8 = new Uint8Array(fromBase64Url(saved.output.privateKey));
  return crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['deriveBits']);
}

/** Bytes of the longest file that is read: a key's has some hundreds. */
const longestFile = 10_000;

/** Makes a contact key in this browser. Its private half is in the file's text and nowhere else. */
export async function makeContestKey(): Promise<NewContestKey> {
  const { publicKey, privateKey } = await makeKeyPair();
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', privateKey);
  const contactKey = toBase64Url(new Uint8Array(raw));
  const content = { contactKey, privateKey: toBase64Url(new Uint8Array(pkcs8)) };
  return { contactKey, fileText: `${JSON.stringify(content, null, 2)}\n` };
}

/** A contact to try a key with; it is sent nowhere. */
const trial = {
  email: 'trial@example.org',
  process: 'A'.repeat(43) as ProcessId,
  address: 'A'.repeat(43) as Address,
};

/**
 * Reads the offline half of a contest's contact key from the file that its setting-up saved, and tries that it opens what is
 * sealed to the key. The key that comes back opens seals, and can't be exported.
 * @param contactKey the public half that the contest has, in base64url
 * @throws AppError `contest-key.unreadable`, `contest-key.other-contest`
 */
export async function readContestKey(file: File, contactKey: string): Promise<CryptoKey> {
  let privateKey: CryptoKey;
  try {
    if (file.size > longestFile) throw new RangeError('The file is too long');
    privateKey = await privateHalf(JSON.parse(await file.text()));
  } catch {
    // Without the cause: the parser's own error quotes the file.
    throw new AppError('contest-key.unreadable');
  }
  try {
    const sealed = await sealContact({ ...trial, contactKey: fromBase64Url(contactKey) });
    await openContact({ ...trial, sealed, privateKey });
  } catch {
    throw new AppError('contest-key.other-contest');
  }
  return privateKey;
}

/**
 * Checks that a saved file opens what is sealed to a new key.
 * @throws AppError `contest-key.not-this-file`
 */
export async function assertOpensContacts(file: File, contactKey: string): Promise<void> {
  try {
    await readContestKey(file, contactKey);
  } catch {
    throw new AppError('contest-key.not-this-file');
  }
}
