import { openContact, sealContact } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { readSecretFile } from '../secret-file/read-secret-file';
import { contactKeyAlgorithm, importPrivateHalf, savedContactKeySchema } from './saved-contact-key';

/** A new contact key: the half for the event, and the text of the file with the half that stays offline. */
export interface NewContactKey {
  /** In base64url, raw and uncompressed. */
  contactKey: string;
  fileText: string;
}

/** Makes a contact key in this browser. Its private half is in the file's text and nowhere else. */
export async function makeContactKey(): Promise<NewContactKey> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(contactKeyAlgorithm, true, [
    'deriveBits',
  ]);
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
 * Checks that a saved file opens what is sealed to a key.
 * @param contactKey the public half, in base64url
 * @throws AppError `contact-key.not-this-file`
 */
export async function assertOpensWith(file: File, contactKey: string): Promise<void> {
  try {
    const saved = v.parse(savedContactKeySchema, await readSecretFile(file));
    const privateKey = await importPrivateHalf(saved, false);
    const sealed = await sealContact({ ...trial, contactKey: fromBase64Url(contactKey) });
    await openContact({ ...trial, sealed, privateKey });
  } catch {
    // Without the cause: the parser's own error quotes the file.
    throw new AppError('contact-key.not-this-file');
  }
}
