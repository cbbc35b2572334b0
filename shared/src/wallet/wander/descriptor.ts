import type { WalletFolder } from '../wallet-descriptor';
import { detectWander } from './detection';

export const wander: WalletFolder<'Wander', 'ArConnect'> = {
  id: 'wander',
  method: 'Wander',
  aliases: ['ArConnect'],
  name: 'Wander',
  isRecommended: false,
  kind: 'extension',
  capabilities: {
    livesInThisBrowser: false,
    approvesInApp: false,
    savesKeyfile: false,
    hasLock: false,
    sends: true,
    encrypts: true,
    signsBinaryItems: true,
    signsRawBytes: 'any-salt',
    messageHashes: ['SHA-256', 'SHA-384', 'SHA-512'],
  },
  learnMoreUrl: 'https://www.wander.app/',
  detect: async () => (await detectWander()) !== undefined,
  load: async () => {
    const { openWander } = await import('./wander-wallet');
    return openWander;
  },
};
