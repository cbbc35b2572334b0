import { sha256 } from '@noble/hashes/sha2.js';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { decodeChecked, encodeChecked, processTag } from '../../../presence/client';
import { decodeCode } from '../code';
import type { RabbitId } from '../rabbit-id';

const codeLabel = 'rr1b';
const secretBytes = 12;
/** Bytes of a code before its check: the event's tag, the rabbit's number, the secret. */
const bodyBytes = 4 + secretBytes;

/** The content of a printed badge's QR code (docs/protocol.md, "Printed badges"). */
export interface BadgeCode {
  /** First two bytes of SHA-256 of the event's process, base64url: distinguishes events. */
  eventTag: string;
  rabbit: RabbitId;
  /** 12 bytes, the same as long as the badge is used. */
  secret: Uint8Array;
}

const numberBytes = (number: number) => Uint8Array.of(number >> 8, number & 0xff);

/**
 * Returns the secret of a rabbit's badge: the first one whose code can't pass for a phone's, from which only the check
 * byte distinguishes it.
 * @param seed 32 random bytes of the event, which the staff keep: with them the console checks printed claims
 */
export function badgeSecret({
  process,
  rabbit,
  seed,
}: {
  process: ProcessId;
  rabbit: RabbitId;
  seed: Uint8Array;
}): Uint8Array {
  const start = concatBytes(utf8('rr1d'), fromBase64Url(process), numberBytes(rabbit), seed);
  for (let attempt = 0; ; attempt++) {
    const secret = sha256(concatBytes(start, numberBytes(attempt))).slice(0, secretBytes);
    if (decodeCode(encodeBadge({ process, rabbit, secret }), 0).status === 'damaged') return secret;
  }
}

/** Returns the code of a badge: 28 upper-case characters, in links as a rabbit's code is. */
export function encodeBadge({
  process,
  rabbit,
  secret,
}: {
  process: ProcessId;
  rabbit: RabbitId;
  secret: Uint8Array;
}): string {
  return encodeChecked(codeLabel, concatBytes(processTag(process), numberBytes(rabbit), secret));
}

/**
 * Parses the code of a badge as scanned or typed; case, spaces and hyphens don't matter. Every 256th code of a phone
 * passes for a badge's, so `decodeCode` comes first.
 * @returns undefined for a damaged code
 */
export function decodeBadge(text: string): BadgeCode | undefined {
  const body = decodeChecked(codeLabel, text, bodyBytes);
  if (!body) return undefined;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return {
    eventTag: toBase64Url(body.subarray(0, 2)),
    rabbit: view.getUint16(2) as RabbitId,
    secret: body.slice(4, 4 + secretBytes),
  };
}

/** Returns the claim to have seen a badge: a copy of it is worth nothing to anybody else. */
export function printedClaimOf({
  process,
  rabbit,
  secret,
  address,
}: {
  process: ProcessId;
  rabbit: RabbitId;
  secret: Uint8Array;
  /** The scanner's own address. */
  address: Address;
}): Uint8Array {
  return sha256(
    concatBytes(utf8('rr1p'), fromBase64Url(process), numberBytes(rabbit), secret, fromBase64Url(address)),
  );
}
