import { appPermissions } from '../app-permissions';
import type { WalletFolder } from '../wallet-descriptor';

export const beaconWallet: WalletFolder<'BeaconWallet'> = {
  id: 'beacon-wallet',
  method: 'BeaconWallet',
  name: 'Beacon Wallet',
  isRecommended: false,
  kind: 'mobile',
  capabilities: {
    livesInThisBrowser: false,
    approvesInApp: false,
    savesKeyfile: false,
    hasLock: false,
    sends: true,
    encrypts: true,
    signsBinaryItems: true,
    signsRawBytes: 'usual-salt',
    messageHashes: ['SHA-256'],
  },
  permissions: appPermissions,
  learnMoreUrl: 'https://beaconwallet.app/',
  load: async () => (await import('./open-beacon-wallet')).openBeaconWallet,
  loadRoomLink: async () => (await import('./open-beacon-wallet')).roomLinkAt,
};
