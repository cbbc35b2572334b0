import { logo as arweaveApp } from './arweave-app/logo';
import { logo as beaconWallet } from './beacon-wallet/logo';
import { logo as quickWallet } from './quick-wallet/logo';
import type { WalletId, WalletLogoSign } from './wallet-descriptor';
import { logo as wander } from './wander/logo';

/** The logos beside the descriptors. The front page shows none, so they are loaded with the choice of wallets. */
export const walletLogos: Readonly<Record<WalletId, WalletLogoSign>> = {
  'quick-wallet': quickWallet,
  wander,
  'arweave-app': arweaveApp,
  'beacon-wallet': beaconWallet,
};
