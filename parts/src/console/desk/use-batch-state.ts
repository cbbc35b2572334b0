import type { BatchState } from '@rainbow-rabbit/processes/admission/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useTicketDesk } from './ticket-desk-context';

/** Staff at the door see that a ticket was used soon after. */
const batchEveryMs = 20_000;

/** Reads a batch of tickets while it is on the screen, once the process has it. */
export function useBatchState(batch: number): LiveReading<BatchState> {
  const { process, batches, readBatch } = useTicketDesk();
  return useReading({
    key: batch <= batches ? `${process} ${batch}` : undefined,
    everyMs: batchEveryMs,
    read: (options) => readBatch(batch, options),
  });
}
