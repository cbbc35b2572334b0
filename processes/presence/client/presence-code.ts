import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { checkedLength, decodeChecked, encodeChecked, processTag } from './checked-code';
import { bigEndian, type PresenceDomain } from './presence-domain';
import { fullSlot, presenceSlotAt } from './presence-slots';

/** Bytes of the process's tag, and of the lower part of the slot. */
const tagBytes = 2;
const slotBytes = 2;

/** The content of a code that changes with each slot. */
export interface PresenceCode {
  /** First two bytes of SHA-256 of the process, base64url: distinguishes events, and communities. */
  tag: string;
  /** The rabbit's, or the meet-up's. */
  number: number;
  slot: number;
  token: Uint8Array;
}

const bodyBytesOf = ({ numberBytes, tokenBytes }: PresenceDomain) =>
  tagBytes + numberBytes + slotBytes + tokenBytes;

/** Returns the number of characters of a code. */
export function presenceCodeLength(domain: PresenceDomain): number {
  return checkedLength(bodyBytesOf(domain));
}

/** Returns the code of a slot: upper-case characters that fit a QR's alphanumeric segment. */
export function encodePresenceCode(
  { codeLabel, numberBytes }: PresenceDomain,
  {
    process,
    number,
    slot,
    token,
  }: {
    process: ProcessId;
    number: number;
    slot: number;
    token: Uint8Array;
  },
): string {
  const numbers = [bigEndian(number, numberBytes), bigEndian(slot & 0xffff, slotBytes)];
  return encodeChecked(codeLabel, concatBytes(processTag(process), ...numbers, token));
}

/**
 * Reads a code as scanned or typed: case, spaces and hyphens don't matter.
 * @param nowMs the reader's clock, from which the full slot is taken
 * @returns undefined when the code is damaged, or one of another kind
 */
export function decodePresenceCode(
  domain: PresenceDomain,
  text: string,
  nowMs: number,
): PresenceCode | undefined {
  const { codeLabel, numberBytes, slotMs } = domain;
  const body = decodeChecked(codeLabel, text, bodyBytesOf(domain));
  if (!body) return undefined;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const slotAtByte = tagBytes + numberBytes;
  return {
    tag: toBase64Url(body.subarray(0, tagBytes)),
    number: numberBytes === 2 ? view.getUint16(tagBytes) : view.getUint32(tagBytes),
    slot: fullSlot(view.getUint16(slotAtByte), presenceSlotAt(nowMs, slotMs)),
    token: body.slice(slotAtByte + slotBytes),
  };
}
