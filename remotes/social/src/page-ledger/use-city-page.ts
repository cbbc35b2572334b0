import {
  type CityPage,
  type PagePlace,
  type ProcessPlace,
  readCityPage,
} from '@rainbow-rabbit/processes/community/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';
import { keptPage } from './kept-pages';

/** Organisers publish seldom, and a visitor reads one page for minutes. */
const pageEveryMs = 60_000;

/**
 * Reads a city's page in a language while it is on the screen; nothing where there is no community. Until the first answer
 * it is the page that this browser keeps.
 */
export function useCityPage(
  community: ProcessPlace | null,
  { city, language }: PagePlace,
): LiveReading<CityPage> {
  const process = community?.process;
  const store = useMemo(
    () => (process ? keptPage(process, { city, language }) : undefined),
    [process, city, language],
  );
  return useReading({
    store,
    key: community ? [community.process, city, language].join(' ') : undefined,
    everyMs: pageEveryMs,
    read: (options) => readCityPage(community as ProcessPlace, { city, language }, options),
  });
}
