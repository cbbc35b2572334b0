import type { WalletLogoSign } from '../wallet-descriptor';

// A web window with an A.
export const arweaveAppLogo: WalletLogoSign = {
  path: 'M3.5 5.5h17v13h-17ZM3.5 9h17M9.5 16l2.5-5 2.5 5',
  colour: '#000000',
};
