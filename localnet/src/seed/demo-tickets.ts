import { createHash } from 'node:crypto';
import { makeTickets, type TicketBatch } from '@rainbow-rabbit/processes/admission/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** Tickets of a demo process, of which its own people use the first ones. */
export const demoTicketCount = 256;

/**
 * Returns the tickets of a demo process. Everybody can compute their codes, which are for nothing but a local network: its
 * pages and its start hand some of them out.
 */
export function demoTickets(process: ProcessId): TicketBatch {
  let next = 0;
  const random = (bytes: number) =>
    createHash('sha256').update(`demo ticket ${next++}`).digest().subarray(0, bytes);
  return makeTickets({ process, batch: 1, count: demoTicketCount, random });
}
