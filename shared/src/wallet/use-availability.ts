import { useEffect, useState } from 'react';
import type { WalletDescriptor } from './wallets';

/** The result of the search for a wallet in this browser. */
export type Availability = 'available' | 'looking' | 'missing';

/** Looks for a wallet as long as it is shown, so that an extension that appears late is still found. */
export function useAvailability({ detect }: WalletDescriptor): Availability {
  const [found, setFound] = useState<Availability>('looking');
  useEffect(() => {
    if (!detect) return;
    let isCurrent = true;
    detect().then((isThere) => {
      if (isCurrent) setFound(isThere ? 'available' : 'missing');
    });
    return () => {
      isCurrent = false;
    };
  }, [detect]);
  return detect ? found : 'available';
}
