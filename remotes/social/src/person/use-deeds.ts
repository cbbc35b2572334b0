import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import type { Deeds } from './read-deeds';

/** Rainbows, entries and places change seldom (docs/product 9.287). */
const deedsEveryMs = 300_000;

/** Reads the part of a person's page that the processes beside the community know. */
export function useDeeds(address: Address): LiveReading<Deeds> {
  const ao = useAo();
  const network = useNetwork();
  return useReading({
    key: [address, ...network.events.map(({ process }) => process)].join(' '),
    everyMs: useWakingInterval(deedsEveryMs),
    read: async (options) => {
      // The clients of other processes come by themselves, after the page.
      const { readDeeds } = await import('./read-deeds');
      return readDeeds({ ao, network, address }, options);
    },
  });
}
