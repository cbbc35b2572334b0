import { type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { EventEntry } from '@rainbow-rabbit/shared/network';

import { type Polled, usePolled } from './use-polled';

/** An event's phase, numbers and news, kept up to date. */
export function useEventInfo(event: EventEntry, everyMs: number): Polled<EventInfo> {
  const ao = useAo();
  return usePolled({
    key: event.process,
    everyMs,
    read: (signal) => readEventInfo({ ao, process: event.process }, { signal, maxAgeMs: everyMs / 2 }),
  });
}
