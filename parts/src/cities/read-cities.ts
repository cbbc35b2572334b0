import { readCityIndex } from '@rainbow-rabbit/processes/community/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useWakingInterval } from '../use-awake';
import { keptLooks } from './known-looks';

/** Cities are added seldom, and a page that opens reads them anew. */
const everyMs = 600_000;

/**
 * Reads the cities of the community while a page is on the screen that lists them, and keeps them for all pages; nothing where
 * there is no community.
 */
export function useReadCities(): Pick<LiveReading<unknown>, 'reading' | 'refresh'> {
  const ao = useAo();
  const { community } = useNetwork();
  return useReading({
    key: community && `cities ${community}`,
    everyMs: useWakingInterval(everyMs),
    read: async (options) => {
      if (!community) throw new Error('There is no community to read from.');
      const cities = await readCityIndex({ ao, process: community }, options);
      const next = { community, cities };
      if (JSON.stringify(keptLooks.read()) !== JSON.stringify(next)) keptLooks.write(next);
      return cities;
    },
  });
}
