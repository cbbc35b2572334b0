import { createHash } from 'node:crypto';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { makeTickets, type TicketBatch } from '../../admission/client';
import { processId } from '../../common/testing/live-process';

/** Makes a batch of tickets for the process under test, or for another; the same one for the same numbers. */
export function ticketsOf(count: number, batch = 1, process = processId): TicketBatch {
  let next = 0;
  return makeTickets({
    process: process as ProcessId,
    batch,
    count,
    random: (bytes) => createHash('sha256').update(`ticket ${batch} ${next++}`).digest().subarray(0, bytes),
  });
}
