import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { readCityIndex } from '@rainbow-rabbit/processes/community/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useCommunity } from '../community/use-community';
import { keptCities } from './known-cities';

/** Cities are added seldom, and a page that opens reads them anew. */
const everyMs = 600_000;

/**
 * Reads the cities of the community while a page is on the screen that lists them, and keeps them for all pages; nothing where
 * there is no community.
 */
export function useCities(): Pick<LiveReading<unknown>, 'reading' | 'refresh'> {
  const community = useCommunity();
  return useReading({
    key: community ? `cities ${community.process}` : undefined,
    everyMs: useWakingInterval(everyMs),
    read: async (options) => {
      if (!community) throw new Error('There is no community to read from.');
      const cities = await readCityIndex(community, options);
      const next = { community: community.process, cities };
      if (JSON.stringify(keptCities.read()) !== JSON.stringify(next)) keptCities.write(next);
      return cities;
    },
  });
}
