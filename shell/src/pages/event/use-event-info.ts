import { useAo } from '@rainbow-rabbit/shared/ao';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { type EventInfo, readInfo } from './event-info';
import { type Polled, usePolled } from './use-polled';

/** An event's phase, numbers and news, kept up to date. */
export function useEventInfo(event: EventEntry, everyMs: number): Polled<EventInfo> {
  const ao = useAo();
  return usePolled({
    key: event.process,
    everyMs,
    read: (signal) => readInfo(ao, event, { signal, maxAgeMs: everyMs / 2 }),
  });
}
