import type { WalletDescriptor } from '../wallet-descriptor';

export const arweaveApp: WalletDescriptor = {
  method: 'ArweaveApp',
  name: 'Arweave.app',
  isRecommended: false,
  descriptionKey: 'wallet.arweave-app.description',
  themeColour: '#000000',
  logo: 'arweave-app',
  learnMoreUrl: 'https://arweave.app/',
  load: async () => (await import('./open-arweave-app')).openArweaveApp,
};
