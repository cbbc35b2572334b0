import { addScannerMessages } from '@rainbow-rabbit/parts/scanner/words';
import { type ComponentType, lazy } from 'react';
import type { Place } from '../places/places';
import { WelcomeScreen } from '../welcome/welcome-screen';
import { loadOpenedLink } from './load-opened-link';

/** Loads a screen that has a scanner. */
const withScanner = async <Code>(code: Promise<Code>): Promise<Code> =>
  (await Promise.all([code, addScannerMessages()]))[0];

const loaders = {
  wallet: async () => (await import('../wallet-choice/wallet-choice-screen')).WalletChoiceScreen,
  keyfile: async () => (await import('../keyfile/keyfile-screen')).KeyfileScreen,
  register: async () => (await withScanner(import('../register/register-screen'))).RegisterScreen,
  me: async () => (await import('../my-rabbit/my-rabbit-screen')).MyRabbitScreen,
  catches: async () => (await import('../caught/catches-screen')).CatchesScreen,
  scan: async () => (await withScanner(import('../scan-tab/scan-screen'))).ScanScreen,
  leaderboard: async () => (await import('../leaderboard/leaderboard-screen')).LeaderboardScreen,
  question: async () => (await import('../question/question-screen')).QuestionScreen,
  ending: async () => (await import('../ending/ending-screen')).EndingScreen,
  about: async () => (await import('../welcome/about-screen')).AboutScreen,
};

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The screen of each place; all but the first are loaded on demand, or a little before. */
export const screens: Readonly<Record<Place, ComponentType>> = {
  welcome: WelcomeScreen,
  wallet: lazily(loaders.wallet),
  keyfile: lazily(loaders.keyfile),
  register: lazily(loaders.register),
  me: lazily(loaders.me),
  catches: lazily(loaders.catches),
  scan: lazily(loaders.scan),
  leaderboard: lazily(loaders.leaderboard),
  question: lazily(loaders.question),
  ending: lazily(loaders.ending),
  about: lazily(loaders.about),
};

/** The further code that a player in a dead spot needs: for a rabbit's link, and for the picture of the rainbow. */
const others = [loadOpenedLink, () => import('../share/share-picture')];

/** Loads every screen, so that none is missing when the player loses the network. */
export function loadScreensAhead(): void {
  // A screen that fails to load here is loaded again when it is entered, and its failure is shown there.
  for (const load of [...Object.values(loaders), ...others]) load().catch(() => undefined);
}
