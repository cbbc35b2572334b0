import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { type EventMoment, momentOf } from './domain/event-moment';
import { keepPhase } from './known-phases';

/** As often as meet-ups are read (docs/product 9.194). */
const momentEveryMs = 60_000;

/** Reads the state of an event while the page is on the screen; undefined until it is known. */
export function useEventMoment(process: ProcessId): EventMoment | undefined {
  const ao = useAo();
  const { reading } = useReading({
    key: process,
    everyMs: momentEveryMs,
    read: async (options) => {
      // The client of the event's process comes by itself, after the page.
      const { readEventInfo } = await import('./event-client');
      const moment = momentOf(await readEventInfo({ ao, process }, options));
      keepPhase(process, moment.phase);
      return moment;
    },
  });
  return valueOf(reading);
}
