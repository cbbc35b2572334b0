import { visitorWallet } from '@rainbow-rabbit/parts/testing';
import {
  fromBase64Url,
  generateKeyfile,
  keySigner,
  ownerAddress,
  signTransaction,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type Draft, draftTransaction } from '@rainbow-rabbit/shared/gateway';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type PricedPicture, useStoringPicture } from './use-storing-picture';

const gateways = ['https://one.example/', 'https://other.example/'];
const network = parseNetwork(
  { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: gateways, events: [] },
  'http://localhost/',
);

/** The gateways that answer, and the ids that each has taken. */
let there: string[];
let posted: string[];
async function gateway(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { origin, pathname } = new URL(String(input));
  if (!there.includes(`${origin}/`)) throw new TypeError('no network');
  if (pathname !== '/tx') return new Response('', { status: 404 });
  posted.push(`${origin}/ ${JSON.parse(String(init.body)).id}`);
  return new Response('OK');
}

let picture: PricedPicture;
let store: ReturnType<typeof visitorWallet>;
const sign = jest.fn();
beforeAll(async () => {
  const keyfile = await generateKeyfile();
  const signer = await keySigner(keyfile);
  const payer = await ownerAddress(fromBase64Url(keyfile.n));
  sign.mockImplementation((draft: Draft) =>
    signTransaction(draft, fromBase64Url(keyfile.n), async (data) => new Uint8Array(await signer.sign(data))),
  );
  const draft = await draftTransaction(
    { data: new Uint8Array([1, 2, 3]) },
    { anchor: async () => 'a'.repeat(64), price: async () => '7' },
  );
  picture = { blob: new Blob(), width: 1, height: 1, shownAt: '', draft, payer, balance: '7' };
  store = visitorWallet(payer, { sign });
});
beforeEach(() => {
  sign.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(gateway);
  there = [...gateways];
  posted = [];
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <NetworkProvider network={network}>
    <WalletProvider store={store}>{children}</WalletProvider>
  </NetworkProvider>
);
const onStored = jest.fn();

it('sends the signed picture again after all gateways were gone, to any that is back', async () => {
  const { result } = renderHook(() => useStoringPicture(onStored), { wrapper });
  there = [];
  await act(() => result.current.store(picture));
  const { storing } = result.current;
  expect(storing).toMatchObject({ status: 'priced', error: expect.any(AppError) });
  there = gateways.slice(1);
  if (storing.status === 'priced') await act(() => result.current.store(storing.picture));
  expect(sign).toHaveBeenCalledTimes(1);
  const [id] = onStored.mock.lastCall?.map(({ id }: { id: string }) => id) ?? [];
  expect(posted).toEqual([`${gateways[1]} ${id}`]);
});
