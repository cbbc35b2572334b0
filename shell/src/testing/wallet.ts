import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import {
  createWalletStore,
  descriptorOf,
  type WalletConnector,
  type WalletDescriptor,
  type WalletStore,
} from '@rainbow-rabbit/shared/wallet';

export const popupAddress = 'Ab'.repeat(21).concat('c') as Address;

const unused = async () => {
  throw new AppError('wallet.declined');
};

const noAccount = async () => {
  throw new AppError('wallet.no-account');
};

/** A connector that only connects and saves its key, in the way a test wants. */
function connector(connect: () => Promise<Address>, saveKeyfile: () => Promise<void>): WalletConnector {
  return {
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
    dispatch: unused,
    encrypt: unused,
    decrypt: unused,
    subscribe: () => () => undefined,
  };
}

/** The app's real wallet state with one wallet, which connects in the way a test wants. */
export function walletStore(
  connect: () => Promise<Address> = async () => popupAddress,
  saveKeyfile: () => Promise<void> = noAccount,
): WalletStore {
  const descriptor: WalletDescriptor = {
    ...descriptorOf('QuickWallet'),
    load: async () => () => connector(connect, saveKeyfile),
  };
  return createWalletStore({
    remembered: { read: () => null, write: () => undefined },
    wallets: [descriptor],
  });
}

/** A `walletStore` that is connected. A test that renders it must not start it. */
export async function connectedStore(saveKeyfile?: () => Promise<void>): Promise<WalletStore> {
  const store = walletStore(undefined, saveKeyfile);
  await store.wallet().connect('QuickWallet');
  return store;
}
