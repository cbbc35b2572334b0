import { useCityLooks } from '@rainbow-rabbit/parts/cities';
import { useMemo } from 'react';
import { type City, citiesOf } from './cities';

/** Returns the cities as far as this browser knows them: the eight, until it has read those of the community. */
export function useKnownCities(): readonly City[] {
  const looks = useCityLooks();
  return useMemo(() => citiesOf(looks), [looks]);
}
