import { type EventEntry, eventPath } from '@rainbow-rabbit/shared/network';
import { useSiteAreas } from './site-areas';

/**
 * Returns the function that gives the path of an event's first screen, in the area that shows events; undefined while none
 * does.
 */
export function useEventPath(): (event: EventEntry) => string | undefined {
  const areas = useSiteAreas();
  return (event) => {
    const [, search] = eventPath(event).split('?');
    const path = areas.find((area) => area.eventPath)?.eventPath?.replace(':slug', event.slug);
    return path && search ? `${path}?${search}` : path;
  };
}
