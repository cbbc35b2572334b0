import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import {
  type Chain,
  decodePresenceCode,
  encodePresenceCode,
  makeChain,
  type PresenceDomain,
  presenceClaim,
  presenceCodeLength,
  processTag,
} from '../../presence/client';
import { doorChainLabel, doorClaimLabel, doorCodeLabel, doorSlotMs, doorTokenBytes } from './generated';

/** The presence codes of doors (docs/decisions/048-presence.md). */
const doorPresence: PresenceDomain = {
  chainLabel: doorChainLabel,
  codeLabel: doorCodeLabel,
  claimLabel: doorClaimLabel,
  numberBytes: 4,
  tokenBytes: doorTokenBytes,
  slotMs: doorSlotMs,
};

/** Characters of a door's code. */
export const doorCodeLength = /* @__PURE__ */ presenceCodeLength(doorPresence);

/** The content of a door's QR code. */
export interface DoorCode {
  /** First two bytes of SHA-256 of the community's process, base64url (`communityTag`). */
  tag: string;
  meetUp: number;
  slot: number;
  token: Uint8Array;
}

/** Returns the tag of a community in the codes of its doors. */
export function communityTag(process: ProcessId): string {
  return toBase64Url(processTag(process));
}

/**
 * Makes a door's chain from its last value, in short turns that never hold the page.
 * @param chain `address` is that of the organiser who opens the door; `seed` is 10 random bytes that stay on the device
 */
export function createDoorChain(chain: {
  address: Address;
  length: number;
  seed: Uint8Array;
}): Promise<Chain> {
  return makeChain(doorPresence, chain);
}

/** Returns the code of a door in a slot: 31 upper-case characters that fit a QR's alphanumeric segment. */
export function encodeDoorCode({
  meetUp,
  ...shown
}: {
  process: ProcessId;
  meetUp: number;
  slot: number;
  token: Uint8Array;
}): string {
  return encodePresenceCode(doorPresence, { ...shown, number: meetUp });
}

/**
 * Reads a door's code as scanned or typed: case, spaces and hyphens don't matter.
 * @param nowMs the reader's clock, from which the full slot is taken
 * @returns undefined when the code is damaged, or one of another kind
 */
export function decodeDoorCode(text: string, nowMs: number): DoorCode | undefined {
  const read = decodePresenceCode(doorPresence, text, nowMs);
  if (!read) return undefined;
  const { number, ...shown } = read;
  return { ...shown, meetUp: number };
}

/** Returns the claim of a visitor in place of the token: a copy of it is worth nothing to anybody else. */
export function doorClaimOf({
  meetUp,
  ...seen
}: {
  process: ProcessId;
  meetUp: number;
  slot: number;
  token: Uint8Array;
  /** The visitor's own address. */
  address: Address;
}): Uint8Array {
  return presenceClaim(doorPresence, { ...seen, number: meetUp });
}
