import { visitorWallet } from '@rainbow-rabbit/parts/testing';
import { type DataItemSigner, ownerAddress, signTransaction } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { Draft } from '@rainbow-rabbit/shared/gateway';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { newSigner } from '../../ledger/testing/test-ledger';
import type { LogoDraft } from './logo-draft';
import { useLogoStore } from './use-logo-store';

const draft: LogoDraft = { type: 'image/webp', bytes: Uint8Array.from([1, 2, 3]) };
const network = parseNetwork(
  { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: 'https://gateway.example/', events: [] },
  'http://localhost/',
);

let key: DataItemSigner;
const sign = jest.fn((transaction: Draft) =>
  signTransaction(
    transaction,
    new Uint8Array(key.owner),
    async (data) => new Uint8Array(await key.sign(data)),
  ),
);
let store: ReturnType<typeof visitorWallet>;
beforeAll(async () => {
  key = await newSigner();
  const address = await ownerAddress(key.owner);
  store = visitorWallet(address, { sign });
});

let balance: string;
let isDown: boolean;
/** The transactions that the gateway has taken. */
const posted: { id: string }[] = [];
/** A gateway at which storing costs 50. */
async function gateway(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(input));
  if (pathname === '/tx_anchor') return new Response('a'.repeat(64));
  if (pathname === '/price/3') return new Response('50');
  if (pathname.endsWith('/balance')) return new Response(balance);
  if (isDown) throw new TypeError('no network');
  if (pathname !== '/tx') return new Response('', { status: 404 });
  posted.push(JSON.parse(String(init.body)));
  return new Response('OK');
}

const onKeep = jest.fn();
const onStored = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(globalThis, 'fetch').mockImplementation(gateway);
  balance = '100';
  isDown = false;
  posted.length = 0;
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <NetworkProvider network={network}>
    <WalletProvider store={store}>{children}</WalletProvider>
  </NetworkProvider>
);
const open = () => renderHook(() => useLogoStore(onKeep, onStored), { wrapper }).result;

test('a logo is priced, signed once, kept before it is sent, and stored', async () => {
  const logo = open();
  await act(() => logo.current.price(draft));
  expect(logo.current.storing).toMatchObject({ status: 'priced', isEnough: true });
  onKeep.mockImplementationOnce(() => expect(posted).toEqual([]));
  await act(() => logo.current.store(draft));
  expect(sign).toHaveBeenCalledTimes(1);
  expect(onKeep).toHaveBeenCalledWith({ ...draft, upload: expect.objectContaining({ posting: 'begun' }) });
  const [stored] = posted;
  expect(onStored).toHaveBeenCalledWith(stored?.id);
  expect(stored).toMatchObject({ reward: '50', data: 'AQID' });
});

test('an upload that was signed goes on without another signature', async () => {
  const logo = open();
  await act(() => logo.current.price(draft));
  isDown = true;
  await act(() => logo.current.store(draft));
  expect(logo.current.storing).toMatchObject({ status: 'priced', error: expect.any(AppError) });
  expect([onStored.mock.calls, posted]).toEqual([[], []]);
  isDown = false;
  const later = open();
  await act(() => later.current.store(onKeep.mock.lastCall?.[0]));
  expect(sign).toHaveBeenCalledTimes(1);
  expect(posted.map(({ id }) => [id])).toEqual(onStored.mock.calls);
  expect(onStored).toHaveBeenCalledTimes(1);
});

test('a balance that is too small is told, and a refusal leaves the price', async () => {
  balance = '49';
  const logo = open();
  await act(() => logo.current.price(draft));
  expect(logo.current.storing).toMatchObject({ isEnough: false });
  balance = '50';
  await act(() => logo.current.price(draft));
  const refusal = new AppError('wallet.declined');
  sign.mockRejectedValueOnce(refusal);
  await act(() => logo.current.store(draft));
  expect(logo.current.storing).toMatchObject({ status: 'priced', error: refusal });
  expect([onStored.mock.calls, posted]).toEqual([[], []]);
});
