import type { WalletDescriptor } from '../wallet-descriptor';

export const quickWallet: WalletDescriptor = {
  method: 'QuickWallet',
  name: 'QuickWallet',
  isRecommended: true,
  descriptionKey: 'wallet.quick-wallet.description',
  themeColour: '#094625',
  logo: 'quick-wallet',
  load: async () => (await import('./quick-wallet')).createQuickWallet,
};
