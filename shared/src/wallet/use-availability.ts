import { useEffect, useState } from 'react';
import type { WalletDescriptor } from './wallets';

/** Whether what a wallet needs is in this browser. */
export type Availability = 'available' | 'looking' | 'missing';

/** Looks for what a wallet needs as long as it is shown, so that an extension which turns up late is still noticed. */
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
