import { isMessageHash, type MessageHash, messageHashes } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';

/**
 * A message with its signature by a wallet's `signMessage`: the form in which it is copied, sent and
 * verified.
 */
export interface SignedMessage {
  message: string;
  /** The hash of the message that was signed. */
  hash: MessageHash;
  /** base64url. */
  signature: string;
  /** The RSA modulus, base64url. */
  publicKey: string;
  /** The address that the key should have. */
  address?: string;
}

/** Formats a signed message for copying. */
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
 * Parses the output of `signedMessageText`, or an equal text by another program; hash and address are
 * optional.
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
