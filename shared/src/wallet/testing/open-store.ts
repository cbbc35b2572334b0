import { nextTurn } from '../../testing/next-turn';
import type { RememberedMethod } from '../remembered-method';
import { createWalletStore } from '../wallet-store';
import { makeTestWallet } from './wallet';

/** A store of two wallets that connect when the test accepts it. */
export function openStore(remembered: string | null = null, walletOptions = {}) {
  const quick = makeTestWallet('QuickWallet');
  const wander = makeTestWallet('Wander');
  const memory = { method: remembered };
  const rememberedMethod: RememberedMethod = {
    read: () => memory.method,
    write: (method) => {
      memory.method = method;
    },
  };
  const store = createWalletStore({
    remembered: rememberedMethod,
    wallets: [quick.descriptor, wander.descriptor],
    network: { gateways: ['https://gateway.example/'], wallets: {}, walletOptions },
  });
  return { store, quick, wander, memory };
}

/** A store that is connected. */
export async function openConnectedWith(method: 'QuickWallet' | 'Wander') {
  const opened = openStore();
  const connecting = opened.store.wallet().connect(method);
  await nextTurn();
  (method === 'Wander' ? opened.wander : opened.quick).accept('a');
  await connecting;
  return opened;
}
