import { type ComponentType, lazy } from 'react';
import type { Place } from '../journey/place';
import { WelcomeScreen } from '../welcome/welcome-screen';

/** The screen of each place; all but the first arrive when they are needed. */
export const screens: Readonly<Record<Place, ComponentType>> = {
  welcome: WelcomeScreen,
  wallet: lazy(async () => ({
    default: (await import('../wallet-choice/wallet-choice-screen')).WalletChoiceScreen,
  })),
  keyfile: lazy(async () => ({
    default: (await import('../quick-wallet-guide/keyfile-screen')).KeyfileScreen,
  })),
  register: lazy(async () => ({ default: (await import('../register/register-screen')).RegisterScreen })),
  me: lazy(async () => ({ default: (await import('../my-rabbit/my-rabbit-screen')).MyRabbitScreen })),
  scan: lazy(async () => ({ default: (await import('../collect/scan-screen')).ScanScreen })),
  leaderboard: lazy(async () => ({
    default: (await import('../leaderboard/leaderboard-screen')).LeaderboardScreen,
  })),
  about: lazy(async () => ({ default: (await import('../about/about-screen')).AboutScreen })),
};
