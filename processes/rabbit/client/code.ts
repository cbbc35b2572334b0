import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import {
  decodePresenceCode,
  encodePresenceCode,
  presenceCodeLength,
  processTag,
} from '../../presence/client';
import type { RabbitId } from './rabbit-id';
import { rabbitPresence } from './rabbit-presence';

/** The content of a rabbit's QR code (docs/protocol.md, "code"). */
export interface RabbitCode {
  /** First two bytes of SHA-256 of the event's process, base64url: distinguishes events. */
  eventTag: string;
  rabbit: RabbitId;
  slot: number;
  token: Uint8Array;
}

export type DecodedCode = { status: 'ok'; code: RabbitCode } | { status: 'damaged' };

/** Characters of a code, on a screen and on a printed badge. */
export const codeLength = presenceCodeLength(rabbitPresence);

/** The tag of an event in the codes of its rabbits. */
export function eventTag(process: ProcessId): string {
  return toBase64Url(processTag(process));
}

/** The code of a rabbit in a slot: 28 upper-case characters that fit a QR's alphanumeric segment. */
export function encodeCode({
  rabbit,
  ...shown
}: {
  process: ProcessId;
  rabbit: RabbitId;
  slot: number;
  token: Uint8Array;
}): string {
  return encodePresenceCode(rabbitPresence, { ...shown, number: rabbit });
}

/**
 * Reads a code as scanned or typed: case, spaces and hyphens don't matter.
 * @param nowMs the reader's clock, from which the full slot is taken
 */
export function decodeCode(text: string, nowMs: number): DecodedCode {
  const read = decodePresenceCode(rabbitPresence, text, nowMs);
  if (!read) return { status: 'damaged' };
  const { tag, number, ...shown } = read;
  return { status: 'ok', code: { eventTag: tag, rabbit: number as RabbitId, ...shown } };
}
