import type { WalletLogoSign } from '../wallet-descriptor';

// A path that wanders.
export const wanderLogo: WalletLogoSign = { path: 'M3.5 7.5 8 17.5l4-8.5 4 8.5 4.5-10', colour: '#6b57f9' };
