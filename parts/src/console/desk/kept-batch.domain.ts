import { makeTickets, type TicketBatch } from '@rainbow-rabbit/processes/admission/client';
import {
  maxBatches,
  maxTicketsPerBatch,
  ticketCodeBytes,
} from '@rainbow-rabbit/processes/admission/client/domain';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxTicketsPerBatch));

export const keptBatchSchema = v.object({
  batch: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxBatches)),
  /** The root that was, or will be, given to the process; in base64url. */
  root: v.string(),
  /** The codes of all tickets, joined; in base64url. */
  codes: v.string(),
  count,
  /** Tickets before this one were shown on this screen, or passed over because they were used. */
  next: count,
  /** Tickets from this one on went out on paper or as links. */
  sharedFrom: v.optional(count),
});

/** A batch of tickets that was made in this browser, with its secrets and how far they were handed out. */
export type KeptBatch = v.InferOutput<typeof keptBatchSchema>;

/** Parses the number of tickets that a batch is to have; undefined when no batch can have it. */
export function ticketCount(typed: string): number | undefined {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= maxTicketsPerBatch ? number : undefined;
}

/** Returns a new batch to keep, of which nothing was handed out. */
export function keptBatch({ batch, root, tickets }: TicketBatch): KeptBatch {
  const codes = toBase64Url(concatBytes(...tickets.map(({ code }) => fromBase64Url(code))));
  return { batch, root, codes, count: tickets.length, next: 0 };
}

/** Returns the tickets of a kept batch. @throws RangeError for a damaged batch */
export function ticketsOfBatch(process: ProcessId, kept: KeptBatch): TicketBatch {
  const codes = fromBase64Url(kept.codes);
  if (codes.length !== kept.count * ticketCodeBytes) throw new RangeError('the codes of a batch are damaged');
  let at = 0;
  const random = (bytes: number) => {
    at += bytes;
    return codes.slice(at - bytes, at);
  };
  return makeTickets({ process, batch: kept.batch, count: kept.count, random });
}

/** Returns true when a ticket was used, by the bits that the process gives (docs/protocol.md, `Batch`). */
export function isUsed(bits: Uint8Array | undefined, index: number): boolean {
  return (((bits?.[index >> 3] ?? 0) >> (index & 7)) & 1) === 1;
}

/** Returns the next ticket to show, which was neither shown nor shared nor used; undefined at the end. */
export function nextTicket({ next, sharedFrom, count }: KeptBatch, bits?: Uint8Array): number | undefined {
  for (let index = next; index < (sharedFrom ?? count); index++) if (!isUsed(bits, index)) return index;
  return undefined;
}

/** Returns the batch once a ticket was shown: it and those before it are never shown again. */
export function withShown(kept: KeptBatch, index: number): KeptBatch {
  return { ...kept, next: Math.max(kept.next, index + 1) };
}

/** Returns the batch once what is left of it goes out on paper or as links: none of it is shown on a screen any more. */
export function withShared(kept: KeptBatch): KeptBatch {
  return { ...kept, sharedFrom: kept.sharedFrom ?? kept.next };
}

/** The tickets of a batch by what became of them. */
export interface BatchNumbers {
  shown: number;
  shared: number;
  left: number;
  used: number;
}

/** Counts the tickets of a batch. */
export function batchNumbers({ next, sharedFrom, count }: KeptBatch, bits?: Uint8Array): BatchNumbers {
  const shared = count - (sharedFrom ?? count);
  let used = 0;
  for (let index = 0; index < count; index++) if (isUsed(bits, index)) used += 1;
  return { shown: next, shared, left: count - shared - next, used };
}
