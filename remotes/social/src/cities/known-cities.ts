import { keptJson } from '@rainbow-rabbit/parts/kept';
import type { CityLook } from '@rainbow-rabbit/processes/community/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo, useSyncExternalStore } from 'react';
import { type City, citiesOf } from './cities';

interface KeptCities {
  community: string;
  cities: readonly CityLook[];
}

/** Returns true for cities as this module keeps them: their fields were judged as they came from the community. */
function isKept(json: unknown): json is KeptCities {
  const { community, cities } = (json ?? {}) as Partial<KeptCities>;
  return typeof community === 'string' && Array.isArray(cities);
}

/** The cities of the community that was read last. */
export const keptCities = keptJson<KeptCities>(['social', 'cities'], (json) =>
  isKept(json) ? json : undefined,
);

/** Returns the cities as far as this browser knows them: the eight, until it has read those of the community. */
export function useKnownCities(): readonly City[] {
  const { community } = useNetwork();
  // Not `useKeptValue`: its module has the validator, and this one is in the start of the area.
  const kept = useSyncExternalStore(keptCities.subscribe, keptCities.read);
  return useMemo(() => citiesOf(kept && kept.community === community ? kept.cities : []), [kept, community]);
}
