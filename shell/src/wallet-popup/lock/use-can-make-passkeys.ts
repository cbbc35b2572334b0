import type { WalletLock } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useState } from 'react';

/** Returns true once the browser has said that it can make passkeys. */
export function useCanMakePasskeys({ canMakePasskeys }: WalletLock): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void canMakePasskeys().then((answer) => {
      if (isCurrent) setCan(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [canMakePasskeys]);
  return can;
}
