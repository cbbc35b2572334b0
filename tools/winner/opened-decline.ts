import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';
import { bytesOfText } from './event-chains';

const publicKeyBytes = 65;
const ivBytes = 12;
const tagBytes = 16;

/** An answer to a role card, as a message has it. */
export interface SealedAnswer {
  address: string;
  edition: number;
  /** In base64url. */
  sealed: string;
}

function pairOf(seed: Buffer): ECDH {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(seed);
  return pair;
}

/** Returns the public key of a seed of the draw, in base64url. */
export const publicKeyOfSeed = (seed: Buffer): string => pairOf(seed).getPublicKey().toString('base64url');

/** Returns true when a seed opens an answer to a role card, and it declines the role (docs/protocol.md, "The White Rabbit"). */
export function isDecline(
  process: string,
  seed: Buffer,
  { address, edition, sealed }: SealedAnswer,
): boolean {
  const bytes = bytesOfText(sealed);
  const number = Buffer.alloc(4);
  number.writeUInt32BE(edition);
  try {
    const secret = pairOf(seed).computeSecret(bytes.subarray(0, publicKeyBytes));
    const key = hkdfSync('sha256', secret, bytesOfText(process), 'rr1 acknowledgement', 32);
    const iv = bytes.subarray(publicKeyBytes, publicKeyBytes + ivBytes);
    const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key), iv);
    cipher.setAAD(Buffer.concat([bytesOfText(address), number]));
    cipher.setAuthTag(bytes.subarray(-tagBytes));
    const plain = cipher.update(bytes.subarray(publicKeyBytes + ivBytes, -tagBytes));
    cipher.final();
    return plain[0] === 0;
  } catch {
    // Whoever plays by own means may seal rubbish.
    return false;
  }
}
