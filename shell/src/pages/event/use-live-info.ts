import { type EventInfo, followInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { followTopic, type Reading, useReading } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';

/** An event's phase, numbers and news, kept up to date: by the event's relay, if there is one. */
export function useLiveInfo(event: EventEntry, everyMs: number): Reading<EventInfo> {
  const { process } = event;
  const follow = useMemo(() => followInfo(event, followTopic), [event]);
  const ao = useAo();
  const { reading } = useReading({
    key: process,
    everyMs,
    follow,
    read: ({ signal }) => readEventInfo({ ao, process }, { signal, maxAgeMs: everyMs / 2 }),
  });
  return reading;
}
