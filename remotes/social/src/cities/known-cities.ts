import { useCityLooks } from '@rainbow-rabbit/parts/cities';
import { useMemo } from 'react';
import { type City, citiesOf } from './cities';

/** Returns the cities as far as this browser knows them: the eight, until it has read those of the community. */
export function useKnownCities(): readonly City[] {
  const looks = useCityLooks();
  return useMemo(() => citiesOf(looks), [looks]);
}

/** Returns a function that returns the path of a city's page; that of all communities for a city that isn't known. */
export function useCityPath(): (city: string) => string {
  const known = useKnownCities();
  return (city) => known.find(({ slug }) => slug === city)?.path ?? '/social';
}
