import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import {
  createWalletStore,
  type WalletConnector,
  type WalletDescriptor,
  type WalletStore,
} from '@rainbow-rabbit/shared/wallet';

export const testAddress = 'Ab'.repeat(21).concat('c') as Address;

const unused = async () => {
  throw new AppError('wallet.declined');
};

const noAccount = async () => {
  throw new AppError('wallet.no-account');
};

/** A connector that does nothing but connect and save its key, in the way a test wants. */
function connector(connect: () => Promise<Address>, saveKeyfile: () => Promise<void>): WalletConnector {
  return {
    method: 'QuickWallet',
    connect,
    disconnect: async () => undefined,
    getActiveAddress: connect,
    getActivePublicKey: unused,
    getPermissions: async () => [],
    saveKeyfile,
    sign: unused,
    signDataItem: unused,
    signature: unused,
    signMessage: unused,
    subscribe: () => () => undefined,
  };
}

/** The app's real wallet state, with a wallet that connects as told in place of every other. */
export function walletStore(
  connect: () => Promise<Address> = async () => testAddress,
  saveKeyfile: () => Promise<void> = noAccount,
): WalletStore {
  const descriptor: WalletDescriptor = {
    method: 'QuickWallet',
    name: 'QuickWallet',
    isRecommended: true,
    descriptionKey: 'wallet.quick-wallet.description',
    themeColour: '',
    logo: '',
    load: async () => () => connector(connect, saveKeyfile),
  };
  return createWalletStore({
    remembered: { read: () => null, write: () => undefined },
    find: (method) => (method === 'QuickWallet' ? descriptor : undefined),
  });
}

/** The same, connected. Nobody starts it: a test that renders it must not. */
export async function connectedStore(saveKeyfile?: () => Promise<void>): Promise<WalletStore> {
  const store = walletStore(undefined, saveKeyfile);
  await store.wallet().connect('QuickWallet');
  return store;
}
