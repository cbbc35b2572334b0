import { routeHolds } from '@rainbow-rabbit/shared/area';
import { type EventEntry, eventPath } from '@rainbow-rabbit/shared/network';
import { useSiteAreas } from './site-areas';

/**
 * Returns the function that gives the path of an event's first screen, in the area that shows events; undefined while none
 * does.
 */
export function useEventPath(): (event: EventEntry) => string | undefined {
  const areas = useSiteAreas();
  return (event) => {
    // Areas of contract 2.0 and 2.1 don't declare it: they have the page at the address that `shared` knows.
    const [usual = '', search] = eventPath(event).split('?');
    const isUsual = areas.some(({ routes }) => routes.some(({ path }) => routeHolds(path, usual)));
    const path =
      areas.find((area) => area.eventPath)?.eventPath?.replace(':slug', event.slug) ??
      (isUsual ? usual : undefined);
    return path && search ? `${path}?${search}` : path;
  };
}
