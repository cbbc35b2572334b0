import type { WalletFolder } from '../wallet-descriptor';

export const quickWallet: WalletFolder<'QuickWallet'> = {
  id: 'quick-wallet',
  method: 'QuickWallet',
  name: 'QuickWallet',
  isRecommended: true,
  kind: 'built-in',
  capabilities: {
    livesInThisBrowser: true,
    approvesInApp: true,
    savesKeyfile: true,
    hasLock: true,
    sends: false,
    encrypts: false,
    signsBinaryItems: true,
    signsRawBytes: 'any-salt',
    messageHashes: ['SHA-256', 'SHA-384', 'SHA-512'],
  },
  load: async () => (await import('./quick-wallet')).createQuickWallet,
  loadKeyfileImport: async () => (await import('./keyfile-import')).createKeyfileImport,
  loadKeyfileLoan: async () => (await import('./quick-wallet')).lendKeyfile,
  loadPageApi: async () => (await import('./page-api')).giveQuickWallet,
};
