import type { CityLook } from '@rainbow-rabbit/processes/community/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useSyncExternalStore } from 'react';
import { keptJson } from '../kept';

interface KeptLooks {
  community: string;
  cities: readonly CityLook[];
}

/** Returns true for cities as this module keeps them: their fields were judged as they came from the community. */
function isKept(json: unknown): json is KeptLooks {
  const { community, cities } = (json ?? {}) as Partial<KeptLooks>;
  return typeof community === 'string' && Array.isArray(cities);
}

/** The cities of the community that was read last. */
export const keptLooks = keptJson<KeptLooks>(['social', 'cities'], (json) =>
  isKept(json) ? json : undefined,
);

const none: readonly CityLook[] = [];

/** Returns what this browser knows of the community's cities, hidden ones too: nothing before it has read them. */
export function useCityLooks(): readonly CityLook[] {
  const { community } = useNetwork();
  // Not `useKeptValue`: its module has the validator, and this one is in the start of areas.
  const kept = useSyncExternalStore(keptLooks.subscribe, keptLooks.read);
  return kept && kept.community === community ? kept.cities : none;
}

/**
 * Returns a function from a city's slug to its name in a language: that of the community, or else the app's own, or else the English one of
 * the community. A city without any is named by its slug.
 */
export const cityNamer =
  (
    known: readonly { slug: string; names?: Readonly<Record<string, string>> | undefined }[],
    language: string,
    ownName: (slug: string) => string | undefined,
  ) =>
  (slug: string): string => {
    const names = known.find((city) => city.slug === slug)?.names;
    return names?.[language] ?? ownName(slug) ?? names?.en ?? slug;
  };
