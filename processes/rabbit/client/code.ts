import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { decodeChecked, encodeChecked, eventTagBytes } from './checked-code';
import { tokenBytes } from './generated';
import type { RabbitId } from './rabbit-id';
import { nearestSlot } from './slots';

const label = 'rr1q';

/** The content of a rabbit's QR code (docs/protocol.md, "code"). */
export interface RabbitCode {
  /** First two bytes of SHA-256 of the event's process, base64url: distinguishes events. */
  eventTag: string;
  rabbit: RabbitId;
  slot: number;
  token: Uint8Array;
}

export type DecodedCode = { status: 'ok'; code: RabbitCode } | { status: 'damaged' };

/** The tag of an event in the codes of its rabbits. */
export function eventTag(process: ProcessId): string {
  return toBase64Url(eventTagBytes(process));
}

/** The code of a rabbit in a slot: 28 upper-case characters that fit a QR's alphanumeric segment. */
export function encodeCode({
  process,
  rabbit,
  slot,
  token,
}: {
  process: ProcessId;
  rabbit: RabbitId;
  slot: number;
  token: Uint8Array;
}): string {
  const numbers = new Uint8Array(4);
  const view = new DataView(numbers.buffer);
  view.setUint16(0, rabbit);
  view.setUint16(2, slot & 0xffff);
  return encodeChecked(label, concatBytes(eventTagBytes(process), numbers, token));
}

/**
 * Reads a code as scanned or typed: case, spaces and hyphens don't matter.
 * @param nowMs the reader's clock, from which the full slot is taken
 */
export function decodeCode(text: string, nowMs: number): DecodedCode {
  const body = decodeChecked(label, text);
  if (!body) return { status: 'damaged' };
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return {
    status: 'ok',
    code: {
      eventTag: toBase64Url(body.subarray(0, 2)),
      rabbit: view.getUint16(2) as RabbitId,
      slot: nearestSlot(view.getUint16(4), nowMs),
      token: body.slice(6, 6 + tokenBytes),
    },
  };
}
