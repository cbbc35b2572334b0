import { useEffect, useMemo, useState } from 'react';
import { useNetwork } from '../network';
import { offeredWallets, type WalletDescriptor, type WalletPlace } from './wallets';

/** Phones: touched with a finger, and no wider, or lying no higher, than this. Their browsers take no such extensions. */
const phones = ['max-width', 'max-height']
  .map((edge) => `(pointer: coarse) and (${edge}: 37.4rem)`)
  .join(', ');

const isOnPhone = (): boolean => window.matchMedia?.(phones).matches ?? false;

/**
 * The wallets that a place offers, in the configured order. Those that aren't in this browser come last, and on a phone an
 * extension that isn't there is left out.
 */
export function useOfferedWallets(place: WalletPlace): readonly WalletDescriptor[] {
  const names = useNetwork().walletOptions?.[place];
  const wallets = useMemo(() => offeredWallets(place, names), [place, names]);
  const [found, setFound] = useState<readonly WalletDescriptor[]>([]);
  useEffect(() => {
    let isCurrent = true;
    for (const wallet of wallets) {
      void wallet.detect?.().then((isThere) => {
        if (isCurrent && isThere) setFound((earlier) => [...earlier, wallet]);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [wallets]);
  const isHere = (wallet: WalletDescriptor) => !wallet.detect || found.includes(wallet);
  const missing = wallets.filter((wallet) => !isHere(wallet));
  const reachable = isOnPhone() ? missing.filter(({ kind }) => kind !== 'extension') : missing;
  return [...wallets.filter(isHere), ...reachable];
}
