import type { NewConsoleProcess } from '@rainbow-rabbit/parts/console/making';
import { type EventInfo, eventContactKey, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { ownEvents } from '../session/staff-event';

/** The process of an event, as the staff make it. */
export const newEvent: NewConsoleProcess<EventInfo> = {
  tag: 'rainbow-rabbit-event',
  keptAs: ['game', 'new-event'],
  own: ownEvents,
  contactKeyOf: eventContactKey,
  source: async () => (await import('./process-source')).rabbitSource(),
  read: (place) => readEventInfo(place, { maxAgeMs: 0 }),
  isNew: ({ phase, players, staff }, address) => phase === 'draft' && players === 0 && staff[0] === address,
};
