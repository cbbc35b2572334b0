import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Network, NetworkProvider } from '../network';
import { useOfferedWallets } from './use-offered-wallets';

const network: Network = {
  ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
  gateways: ['https://gateway.example/'],
  events: [],
  wallets: {},
};

const onPhone = (isPhone: boolean) => {
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
};
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

async function offered(walletOptions = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NetworkProvider network={{ ...network, walletOptions }}>{children}</NetworkProvider>
  );
  const { result } = renderHook(() => useOfferedWallets('popup'), { wrapper });
  await act(async () => undefined);
  return result.current.map(({ method }) => method);
}

it('puts what is not in this browser last', async () => {
  expect(await offered()).toEqual(['QuickWallet', 'BeaconWallet', 'ArweaveApp', 'Wander']);
});

it('offers no extension on a phone that has none', async () => {
  onPhone(true);
  expect(await offered()).toEqual(['QuickWallet', 'BeaconWallet', 'ArweaveApp']);
});

it.each([true, false])('keeps the order of what is there (phone: %s)', async (isPhone) => {
  onPhone(isPhone);
  Object.assign(window, { arweaveWallet: { walletName: 'Wander', connect: async () => undefined } });
  dispatchEvent(new Event('arweaveWalletLoaded'));
  expect(await offered({ popup: ['Wander', 'QuickWallet'] })).toEqual(['Wander', 'QuickWallet']);
});
