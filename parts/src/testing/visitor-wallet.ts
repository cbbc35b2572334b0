import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { Wallet, WalletConnector } from '@rainbow-rabbit/shared/wallet';

const signsAnything: Partial<WalletConnector> = { signDataItem: async () => new Uint8Array([1]) };

/** Returns the wallet of a visitor for `WalletProvider`; without an address, none is connected. */
export function visitorWallet(address?: Address, connector = signsAnything) {
  const wallet = {
    state: address
      ? { status: 'connected', method: 'QuickWallet', address, connector }
      : { status: 'disconnected' },
    runs: [],
    openPopup: () => undefined,
  } as unknown as Wallet;
  return { wallet: () => wallet, subscribe: () => () => undefined, start: () => () => undefined };
}
