import { sha256 } from '@noble/hashes/sha2.js';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import {
  maxBatches,
  maxTicketsPerBatch,
  ticketCodeBytes,
  ticketLabel,
  ticketNodeBytes,
  ticketNodeLabel,
} from '../../common/client/generated';
import { fromBase32, toBase32 } from '../../presence/client';

/** The right to be admitted once, as `Register` of an event or `Enter` of another process carries it (docs/protocol.md, "Tickets"); bytes are in base64url. */
export interface Ticket {
  /** Number of the batch in the process, from 1. */
  batch: number;
  /** Place in the batch, from 0. */
  index: number;
  /** The secret, 10 random bytes. */
  code: string;
  /** The nodes beside the way from the ticket's hash to the root, 16 bytes each, joined. */
  path: string;
}

/** The tickets of one batch, and the root that staff give to the process with `Admit`. */
export interface TicketBatch {
  batch: number;
  /** 16 bytes in base64url. */
  root: string;
  tickets: readonly Ticket[];
}

/** Bytes of batch and index in the text of a ticket. */
const numberBytes = 4;
const headBytes = numberBytes + ticketCodeBytes;

const node = (...parts: readonly Uint8Array[]) => sha256(concatBytes(...parts)).slice(0, ticketNodeBytes);

const twoBytes = (value: number) => Uint8Array.of(value >> 8, value & 0xff);

/** Returns the levels of a Merkle tree from its leaves to the root; a last odd node is paired with itself. */
function merkleLevels(leaves: readonly Uint8Array[]): (readonly Uint8Array[])[] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; ) {
    const above: Uint8Array[] = [];
    for (const [index, left] of level.entries()) {
      if (index % 2 === 0) above.push(node(utf8(ticketNodeLabel), left, level[index + 1] ?? left));
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** Returns the nodes that lead from a leaf to the root: the other one of each pair on the way. */
function pathOf(levels: readonly (readonly Uint8Array[])[], index: number): Uint8Array {
  const nodes = levels.slice(0, -1).map((level, height) => {
    const own = index >> height;
    return level[own ^ 1] ?? (level[own] as Uint8Array);
  });
  return concatBytes(...nodes);
}

/**
 * Makes a batch of tickets for one process.
 * @param batch the number that the batch will have in the process: one more than the batches of its `Info`
 * @param count 1 to 1,024
 * @param random returns that many random bytes, of cryptographic quality
 * @throws RangeError for another batch or count
 */
export function makeTickets({
  process,
  batch,
  count,
  random,
}: {
  process: ProcessId;
  batch: number;
  count: number;
  random: (bytes: number) => Uint8Array;
}): TicketBatch {
  if (!isBetween(batch, 1, maxBatches)) throw new RangeError(`a batch has a number from 1 to ${maxBatches}`);
  if (!isBetween(count, 1, maxTicketsPerBatch)) {
    throw new RangeError(`a batch has 1 to ${maxTicketsPerBatch} tickets`);
  }
  const codes = Array.from({ length: count }, () => random(ticketCodeBytes));
  const start = concatBytes(utf8(ticketLabel), fromBase64Url(process));
  const levels = merkleLevels(codes.map((code, index) => node(start, twoBytes(index), code)));
  const [root = new Uint8Array()] = levels.at(-1) ?? [];
  const tickets = codes.map((code, index) => ({
    batch,
    index,
    code: toBase64Url(code),
    path: toBase64Url(pathOf(levels, index)),
  }));
  return { batch, root: toBase64Url(root), tickets };
}

/** Returns the text of a ticket in joining links: upper-case base32, which fits a QR's alphanumeric segment. */
export function ticketText({ batch, index, code, path }: Ticket): string {
  return toBase32(concatBytes(twoBytes(batch), twoBytes(index), fromBase64Url(code), fromBase64Url(path)));
}

/**
 * Parses the text of a ticket; case, white space and hyphens don't matter. Only the process knows if it admits anybody.
 * @returns undefined when the text can't be a ticket's
 */
export function parseTicket(text: string): Ticket | undefined {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  if (compact.length > maxTextLength) return undefined;
  const bytes = fromBase32(compact);
  if (!bytes) return undefined;
  const height = (bytes.length - headBytes) / ticketNodeBytes;
  if (!isBetween(height, 0, maxHeight)) return undefined;
  const view = new DataView(bytes.buffer);
  const batch = view.getUint16(0);
  const index = view.getUint16(2);
  if (!(isBetween(batch, 1, maxBatches) && isBetween(index, 0, 2 ** height - 1))) return undefined;
  const code = toBase64Url(bytes.subarray(numberBytes, headBytes));
  const ticket = { batch, index, code, path: toBase64Url(bytes.subarray(headBytes)) };
  return ticketText(ticket) === compact ? ticket : undefined;
}

const maxHeight = Math.log2(maxTicketsPerBatch);
const maxTextLength = Math.ceil(((headBytes + maxHeight * ticketNodeBytes) * 8) / 5);

const isBetween = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;
