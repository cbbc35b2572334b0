import {
  type Address,
  type Bytes,
  fromBase64Url,
  isMessageSignedBy,
  isSignedBy,
  ownerAddress,
  utf8,
} from '@rainbow-rabbit/shared/arweave';
import type { SignedMessage } from './signed-message.domain';

/** The verdict on a signed message. */
export type Verdict =
  | { verdict: 'right'; address: Address }
  | { verdict: 'wrong'; reason: WrongReason; address?: Address };

export type WrongReason =
  /** The key isn't base64url of 512 bytes. */
  | 'public-key-malformed'
  /** The signature isn't base64url of 512 bytes. */
  | 'signature-malformed'
  /** The key does not have the given address. */
  | 'address-differs'
  /** The key signed the text itself rather than its hash, as `signature` does. */
  | 'text-signed-itself'
  | 'signature-wrong';

const rsaBytes = 512;

function rsaNumber(text: string): Bytes | undefined {
  try {
    const bytes = fromBase64Url(text);
    return bytes.byteLength === rsaBytes ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the message was signed by the key that it names, and the reason if it was not. Never
 * rejects.
 */
export async function verifyMessage(signed: SignedMessage): Promise<Verdict> {
  const owner = rsaNumber(signed.publicKey);
  if (!owner) return { verdict: 'wrong', reason: 'public-key-malformed' };
  const address = await ownerAddress(owner);
  const wrong = (reason: WrongReason): Verdict => ({ verdict: 'wrong', reason, address });
  const signature = rsaNumber(signed.signature);
  if (!signature) return wrong('signature-malformed');
  if (signed.address && signed.address !== address) return wrong('address-differs');
  const message = utf8(signed.message);
  if (await isMessageSignedBy(owner, signature, message, signed.hash)) return { verdict: 'right', address };
  return wrong((await isSignedBy(owner, signature, message)) ? 'text-signed-itself' : 'signature-wrong');
}
