import { arweaveAppLogo } from './arweave-app/logo';
import { beaconWalletLogo } from './beacon-wallet/logo';
import { quickWalletLogo } from './quick-wallet/logo';
import type { WalletId, WalletLogoSign } from './wallet-descriptor';
import { wanderLogo } from './wander/logo';

/** The logos beside the descriptors. The front page shows none, so they are loaded with the choice of wallets. */
export const walletLogos: Readonly<Record<WalletId, WalletLogoSign>> = {
  'quick-wallet': quickWalletLogo,
  wander: wanderLogo,
  'arweave-app': arweaveAppLogo,
  'beacon-wallet': beaconWalletLogo,
};
