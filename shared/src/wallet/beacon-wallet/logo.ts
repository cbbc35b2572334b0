import type { WalletLogoSign } from '../wallet-descriptor';

// A light that is seen from afar.
export const beaconWalletLogo: WalletLogoSign = {
  path: 'M9 21l1.5-10h3L15 21ZM12 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM6.5 9.5a6.5 6.5 0 0 1 0-6M17.5 3.5a6.5 6.5 0 0 1 0 6',
  colour: '#1a1a1a',
};
