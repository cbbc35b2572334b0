import type { WalletConnector, WalletEvent } from './connector';

/** The listeners of a connector. Each subscription gets each event once, even if two share a function. */
export interface WalletEvents {
  notify: (event: WalletEvent) => void;
  subscribe: WalletConnector['subscribe'];
}

export function createWalletEvents(): WalletEvents {
  const listeners = new Set<(event: WalletEvent) => void>();
  return {
    notify: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    subscribe: (listener) => {
      const own = (event: WalletEvent) => listener(event);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
