import type { WalletLock } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useState } from 'react';

/** Whether passkeys are worth offering in this browser; no, until it has said so. */
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
