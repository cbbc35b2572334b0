import { useLocation } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import type { Place } from './places';

/** The event's own path in any route below it, with the locale that may come first. */
const eventPath = /^.*?\/rabbit\/[^/]+/;

/** The path of a screen of an event, from the path of the event. */
export function pathOf(base: string, place: Place): string {
  return place === 'welcome' ? base : `${base}/${place}`;
}

/** Where the screens of the event around this one are. */
export function usePaths(): (place: Place) => string {
  const { pathname } = useLocation();
  const base = eventPath.exec(pathname)?.[0] ?? pathname;
  return useMemo(() => (place) => pathOf(base, place), [base]);
}
