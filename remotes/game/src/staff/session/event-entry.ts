import { type EventEntry, useNetwork } from '@rainbow-rabbit/shared/network';
import { useStaffEvent } from './staff-event';

/** The event of the console as links name it: with its process, unless this copy of the app lists it. */
export function useEventEntry(): EventEntry {
  const { rabbit, info } = useStaffEvent();
  const { events } = useNetwork();
  const { process } = rabbit;
  const { slug = '', name = '' } = info;
  const listed = events.find((event) => event.process === process && event.slug === slug);
  return { ...listed, slug, name, process, isUnlisted: !listed };
}
