import type { WalletDescriptor } from '../wallet-descriptor';
import { detectWander } from './detection';

export const wander: WalletDescriptor = {
  method: 'Wander',
  aliases: ['ArConnect'],
  name: 'Wander',
  isRecommended: false,
  descriptionKey: 'wallet.wander.description',
  themeColour: '#6b57f9',
  logo: 'wander',
  learnMoreUrl: 'https://www.wander.app/',
  detect: async () => (await detectWander()) !== undefined,
  load: async () => (await import('./open-wander')).openWander,
};
