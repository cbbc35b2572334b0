import { openContact } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { email } from '@rainbow-rabbit/shared/forms';

interface SealedContactParams {
  /** The sealed contact, in base64url. */
  sealed: string;
  /** The private half of the contact key. */
  privateKey: CryptoKey;
  process: ProcessId;
  address: Address;
}

const rule = email();

/**
 * Opens one contact. Returns undefined for a contact that doesn't open, or holds no e-mail address by the rule of the
 * form: whoever signs up by own means may seal rubbish.
 */
export async function emailOf({ sealed, ...context }: SealedContactParams): Promise<string | undefined> {
  try {
    const text = await openContact({ ...context, sealed: fromBase64Url(sealed) });
    return text !== '' && rule.passes(text, {}) ? text : undefined;
  } catch {
    return undefined;
  }
}
