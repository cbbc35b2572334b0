import type { WalletFolder } from '../wallet-descriptor';

export const arweaveApp: WalletFolder<'ArweaveApp'> = {
  id: 'arweave-app',
  method: 'ArweaveApp',
  name: 'Arweave.app',
  isRecommended: false,
  kind: 'web',
  capabilities: {
    livesInThisBrowser: false,
    approvesInApp: false,
    savesKeyfile: false,
    hasLock: false,
    sends: true,
    encrypts: true,
    signsBinaryItems: false,
    signsRawBytes: false,
    messageHashes: ['SHA-256', 'SHA-384', 'SHA-512'],
  },
  learnMoreUrl: 'https://arweave.app/',
  load: async () => (await import('./arweave-app-wallet')).createArweaveApp,
};
