import type { NewProcess } from '@rainbow-rabbit/parts/console/making';
import { type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';

/** The process of an event, as the staff make it. */
export const newEvent: NewProcess<EventInfo> = {
  tag: 'rainbow-rabbit-event',
  source: async () => (await import('./process-source')).rabbitSource(),
  read: (place) => readEventInfo(place, { maxAgeMs: 0 }),
  isNew: ({ phase, players, staff }, address) => phase === 'draft' && players === 0 && staff[0] === address,
};
