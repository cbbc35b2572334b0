import { type InjectedWallet, injectedNow, isWander } from './injected-wallet';

/** The time limit for an extension to appear (docs/product 9.10). */
export const detectionMs = 7000;

const loadedEvent = 'arweaveWalletLoaded';

let captured: InjectedWallet | undefined;
let running: Promise<InjectedWallet | undefined> | undefined;
let hasSearched = false;

/**
 * Finds Wander in the page, however late it injects itself, and keeps what it found: another extension that takes
 * the same place afterwards changes nothing. Idempotent. After one search without success, later calls resolve at
 * once.
 */
export function detectWander(): Promise<InjectedWallet | undefined> {
  running ??= search().finally(() => {
    running = undefined;
  });
  return running;
}

function search(): Promise<InjectedWallet | undefined> {
  capture();
  if (captured || hasSearched) return Promise.resolve(captured);
  return new Promise((resolve) => {
    const settle = () => {
      hasSearched = true;
      window.removeEventListener(loadedEvent, look);
      clearTimeout(timer);
      resolve(captured);
    };
    const look = () => {
      capture();
      if (captured) settle();
    };
    const timer = setTimeout(settle, detectionMs);
    window.addEventListener(loadedEvent, look);
  });
}

function capture(): void {
  const found = injectedNow();
  if (!captured && isWander(found)) captured = found;
}
