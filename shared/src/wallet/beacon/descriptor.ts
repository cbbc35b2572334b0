import type { WalletDescriptor } from '../wallet-descriptor';

export const beaconWallet: WalletDescriptor = {
  method: 'BeaconWallet',
  name: 'Beacon Wallet',
  isRecommended: false,
  descriptionKey: 'wallet.beacon-wallet.description',
  themeColour: '#1a1a1a',
  logo: 'beacon-wallet',
  learnMoreUrl: 'https://beaconwallet.app/',
  load: async () => (await import('./open-beacon-wallet')).openBeaconWallet,
};
