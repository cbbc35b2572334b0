import type { WalletLogoSign } from '../wallet-descriptor';

// A bolt: at once.
export const quickWalletLogo: WalletLogoSign = {
  path: 'M13.5 2.5 5 13.5h6l-1 8 8.5-11h-6Z',
  colour: '#094625',
};
