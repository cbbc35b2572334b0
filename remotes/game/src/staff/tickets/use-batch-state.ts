import { type BatchState, readBatch } from '@rainbow-rabbit/processes/rabbit/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useStaffEvent } from '../session/staff-event';

/** Staff at the door see that a ticket was used soon after. */
const batchEveryMs = 20_000;

/** Reads a batch of tickets while it is on the screen, once the event has it. */
export function useBatchState(batch: number): LiveReading<BatchState> {
  const { rabbit, info } = useStaffEvent();
  return useReading({
    key: batch <= info.batches ? `${rabbit.process} ${batch}` : undefined,
    everyMs: batchEveryMs,
    read: (options) => readBatch(rabbit, batch, options),
  });
}
