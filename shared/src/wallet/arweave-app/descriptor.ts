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
    sends: false,
    encrypts: true,
    signsBinaryItems: false,
    signsRawBytes: false,
    messageHashes: ['SHA-256', 'SHA-384', 'SHA-512'],
  },
  // A web window with an A.
  logo: { path: 'M3.5 5.5h17v13h-17ZM3.5 9h17M9.5 16l2.5-5 2.5 5', colour: '#000000' },
  learnMoreUrl: 'https://arweave.app/',
  load: async () => (await import('./arweave-app-wallet')).createArweaveApp,
};
