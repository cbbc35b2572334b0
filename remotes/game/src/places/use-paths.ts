import { useLocation } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import type { Place } from './places';

/** The event's path at the beginning of any route below it, with the optional locale before it. */
const eventPath = /^.*?\/rabbit\/[^/]+/;

/** Returns the path of a screen of an event, from the path of the event. */
export function pathOf(base: string, place: Place): string {
  return place === 'welcome' ? base : `${base}/${place}`;
}

/** Returns a function that gives the path of each screen of the event around this one. */
export function usePaths(): (place: Place) => string {
  const { pathname } = useLocation();
  const base = eventPath.exec(pathname)?.[0] ?? pathname;
  return useMemo(() => (place) => pathOf(base, place), [base]);
}
