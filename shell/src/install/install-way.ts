import { forgetsUnusedSites } from '@rainbow-rabbit/shared/wallet';
import { servesOtherApps } from '../offline/serves-other-apps';
import type {} from './kept-install-event';

/** The way in which this browser installs the app: by a question of its own, or by hand in its menu. */
export type InstallWay = 'prompt' | 'by-hand';

const answeredKey = 'install.answered';

/** Returns true once the offer was answered in this browser; also where nothing can be kept, so an answer wouldn't last. */
function isAnswered(): boolean {
  try {
    return localStorage.getItem(answeredKey) !== null;
  } catch {
    return true;
  }
}

/** Ends the offer in this browser for good. */
export function endOffer(): void {
  try {
    localStorage.setItem(answeredKey, 'yes');
  } catch {
    // The page goes on; the offer is gone for as long as it is open.
  }
}

/** Browsers of iOS have a property of their own that says so. */
const isInstalled = (): boolean =>
  Reflect.get(navigator, 'standalone') === true || window.matchMedia('(display-mode: standalone)').matches;

/**
 * Returns the way to install the app; undefined where it is installed already, where the offer was answered, where the
 * host serves other apps too, and in browsers that can't install it.
 */
export async function installWay(): Promise<InstallWay | undefined> {
  if (isAnswered() || isInstalled() || (await servesOtherApps())) return undefined;
  if (globalThis.rainbowRabbitInstallEvent) return 'prompt';
  return forgetsUnusedSites() ? 'by-hand' : undefined;
}

/** Lets the browser ask its question; resolves once it is answered. */
export async function askToInstall(): Promise<void> {
  const event = globalThis.rainbowRabbitInstallEvent as
    | (Event & { prompt?: () => Promise<unknown> })
    | undefined;
  // The browser takes each event once.
  globalThis.rainbowRabbitInstallEvent = undefined;
  await event?.prompt?.();
}
