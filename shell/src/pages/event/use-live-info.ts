import { type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { type Reading, useReading } from '@rainbow-rabbit/shared/reading';

/** An event's phase, numbers and news, kept up to date. */
export function useLiveInfo({ process }: EventEntry, everyMs: number): Reading<EventInfo> {
  const ao = useAo();
  const { reading } = useReading({
    key: process,
    everyMs,
    read: ({ signal }) => readEventInfo({ ao, process }, { signal, maxAgeMs: everyMs / 2 }),
  });
  return reading;
}
