import { isMessageHash, type MessageHash, messageHashes } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';

/** A message with what a wallet's `signMessage` made of it: what is copied, sent and checked. */
export interface SignedMessage {
  message: string;
  /** The hash that was taken of it. */
  hash: MessageHash;
  /** base64url. */
  signature: string;
  /** The RSA modulus, base64url. */
  publicKey: string;
  /** Whose key it is said to be. */
  address?: string;
}

/** As it is copied. */
export function signedMessageText(signed: SignedMessage): string {
  return JSON.stringify(signed, null, 2);
}

function fieldsIn(json: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null) return new Map(Object.entries(value));
  } catch (cause) {
    throw new AppError('toolbox.not-json', { cause });
  }
  throw new AppError('toolbox.not-json');
}

/**
 * Reads what `signedMessageText` wrote, or the same by another hand; the hash may be left out, and the address.
 * @throws AppError `toolbox.not-json`, `toolbox.field-missing`, `toolbox.hash-unknown`
 */
export function parseSignedMessage(json: string): SignedMessage {
  const fields = fieldsIn(json);
  const text = (field: string): string => {
    const value = fields.get(field);
    if (typeof value === 'string') return value;
    throw new AppError('toolbox.field-missing', { params: { field } });
  };
  const hash = fields.get('hash') ?? messageHashes[0];
  if (!isMessageHash(hash)) {
    throw new AppError('toolbox.hash-unknown', { params: { hashes: messageHashes.join(', ') } });
  }
  return {
    message: text('message'),
    hash,
    signature: text('signature').trim(),
    publicKey: text('publicKey').trim(),
    ...(fields.has('address') && { address: text('address').trim() }),
  };
}
