import { readNames } from '@rainbow-rabbit/processes/community/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useEffect, useState } from 'react';

/** Addresses that one reading asks for; the staff of a process are fewer. */
const mostAsked = 50;

/**
 * Returns the names that people gave themselves in the network's community. A name that can't be read is missing: nothing waits for it.
 * @param addresses the first 50 are asked for
 */
export function useNames(addresses: readonly string[]): (address: string) => string | undefined {
  const ao = useAo();
  const { community } = useNetwork();
  const [names, setNames] = useState<ReadonlyMap<string, string>>();
  const asked = [...new Set(addresses)].slice(0, mostAsked).join(' ');
  useEffect(() => {
    if (community === undefined || asked === '') return;
    let isGone = false;
    const place = { ao, process: community };
    readNames(place, asked.split(' ') as Address[]).then(
      (read) => isGone || setNames(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [ao, community, asked]);
  return (address) => names?.get(address);
}
