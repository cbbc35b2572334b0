import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { followTopic, type Reading, useReading } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';

/** The client of the event's process comes by itself: a page can be used before it has the event's numbers. */
const client = () => import('./event-client');

/** Returns a function that follows an event's relay once the client is there; undefined for an event without a relay. */
function followLater(event: EventEntry) {
  if (!event.relay) return undefined;
  return (hear: (info: EventInfo) => void, onLost: () => void) => {
    let stop: (() => void) | undefined;
    let isStopped = false;
    client().then(({ followInfo }) => {
      if (!isStopped) stop = followInfo(event, followTopic)?.(hear, onLost);
    }, onLost);
    return () => {
      isStopped = true;
      stop?.();
    };
  };
}

/** An event's phase, numbers and news, kept up to date: by the event's relay, if there is one. */
export function useLiveInfo(event: EventEntry, everyMs: number): Reading<EventInfo> {
  const { process } = event;
  const follow = useMemo(() => followLater(event), [event]);
  const ao = useAo();
  const { reading } = useReading({
    key: process,
    everyMs,
    follow,
    read: async ({ signal }) => {
      const { readEventInfo } = await client();
      return readEventInfo({ ao, process }, { signal, maxAgeMs: everyMs / 2 });
    },
  });
  return reading;
}
