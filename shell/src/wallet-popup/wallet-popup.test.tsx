import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { WalletStore } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import en from '../../locales/en.json';
import later from '../../locales/wallet-popup/en.json';
import { answering, Stage } from '../testing/stage';
import { connectedStore, popupAddress, walletStore } from '../testing/wallet';
import { WalletPopup } from './wallet-popup';

beforeEach(() => withMessages({ shell: { ...en, ...later } }));

function open(store: WalletStore, hasExplorer = true) {
  store.wallet().openPopup();
  render(
    <Stage wallet={store} hasExplorer={hasExplorer}>
      <WalletPopup />
    </Stage>,
  );
}

const quickWallet = () => screen.getByRole('button', { name: /^QuickWallet/ });
const choose = () => act(async () => fireEvent.click(quickWallet()));

test('lists every wallet with what one should know of it', async () => {
  jest.useFakeTimers();
  open(walletStore());
  // An extension has 7 s to show itself.
  await act(() => jest.advanceTimersByTimeAsync(7000));
  jest.useRealTimers();
  const dialog = within(screen.getByRole('dialog', { name: 'Connect Wallet' }));
  expect(quickWallet().textContent).toBe('QuickWallet (Recommended)Creates a new wallet for you, instantly.');
  const wander = dialog.getByRole('link', { name: /^Wander/ });
  expect(wander.textContent).toContain('(Not Available)');
  expect(wander.textContent).toContain('Click to learn more about the wallet');
  expect(wander.getAttribute('rel')).toBe('noopener noreferrer');
  expect(wander.getAttribute('href')).toMatch(/^https:/);
});

test('choosing a wallet connects it and closes the popup', async () => {
  const store = walletStore();
  open(store);
  await choose();
  expect(store.wallet().state).toMatchObject({ status: 'connected', address: popupAddress });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while a wallet is being connected further choices are ignored, and it can be called off', async () => {
  const connect = jest.fn(() => new Promise<Address>(() => undefined));
  const store = walletStore(connect);
  open(store);
  await choose();
  await choose();
  expect(connect).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toContain('Connecting with QuickWallet…');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(store.wallet().state.status).toBe('disconnected');
});

test('a failure is described, and choosing again is possible', async () => {
  const connect = jest.fn(async () => popupAddress);
  connect.mockRejectedValueOnce(new AppError('wallet.storage-denied'));
  const store = walletStore(connect);
  open(store);
  await choose();
  expect(screen.getByRole('alert').textContent).toMatch(/Leave private mode or allow site data/);
  await choose();
  expect(store.wallet().state.status).toBe('connected');
});

test('after a failure the keyboard goes on at the wallet, also for who came back from the import', async () => {
  open(walletStore(() => Promise.reject(new AppError('wallet.storage-denied'))));
  fireEvent.click(screen.getByRole('button', { name: 'Import a keyfile' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import a keyfile' }));
  quickWallet().focus();
  await choose();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(quickWallet());
});

test('a connected wallet shows itself, leads to the explorer and can be disconnected', async () => {
  const store = await connectedStore();
  open(store);
  expect(screen.getByRole('dialog', { name: 'Connected' })).toBeTruthy();
  expect(screen.getByText('QuickWallet')).toBeTruthy();
  const link = screen.getByRole('link');
  expect(link.textContent).toContain('AbAbA…AbAbc');
  expect(link.getAttribute('href')).toBe(`https://explorer.example/${popupAddress}`);
  expect(screen.getByRole('button', { name: 'Download QuickWallet Keyfile' })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Disconnect' })));
  expect(store.wallet()).toMatchObject({ state: { status: 'disconnected' }, isPopupOpen: false });
});

test('on a network that no explorer knows, the address is no link', async () => {
  open(await connectedStore(), false);
  expect(screen.getByText('AbAbA…AbAbc')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('name and balance', () => {
  const community = 'C'.repeat(43);
  const names = (name: string) => ({ Names: { names: { [popupAddress]: name }, at: 1 } });

  async function openWith(balance: Response, name?: string) {
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(balance);
    const store = await connectedStore();
    store.wallet().openPopup();
    await act(async () =>
      render(
        <Stage wallet={store} community={community} ao={answering(name === undefined ? {} : names(name))}>
          <WalletPopup />
        </Stage>,
      ),
    );
    expect(asked).toHaveBeenCalledTimes(1);
    return asked;
  }
  afterEach(() => jest.restoreAllMocks());

  test('are shown as text, each read once', async () => {
    const asked = await openWith(new Response('1500000000000'), '<b>Ada</b>');
    expect(await screen.findByText('<b>Ada</b>')).toBeTruthy();
    expect(screen.getByText('1.5 AR')).toBeTruthy();
    expect(asked.mock.calls[0]?.[0]).toBe(`http://localhost/wallet/${popupAddress}/balance`);
  });

  test.each([
    ['zero', new Response('0')],
    ['an error', new Response('7', { status: 404 })],
    ['no number', new Response('<b>9</b>')],
    ['too long', new Response('9'.repeat(21))],
  ])('are missing where a gateway answers %s and nobody has a name', async (_, answer) => {
    await openWith(answer);
    expect(screen.queryByText(/ AR$/)).toBeNull();
    expect(screen.getByText('AbAbA…AbAbc')).toBeTruthy();
  });
});

test('a keyfile that can not be read is reported', async () => {
  open(await connectedStore());
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Download QuickWallet Keyfile' })),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/no wallet in this browser/);
});

test('closing the request to unlock for the keyfile shows no failure', async () => {
  const saveKeyfile = jest.fn(() => Promise.reject(new AppError('wallet.declined')));
  open(await connectedStore(saveKeyfile));
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Download QuickWallet Keyfile' })),
  );
  expect(saveKeyfile).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the backdrop closes the popup', () => {
  const store = walletStore();
  open(store);
  fireEvent.click(screen.getByRole('dialog'));
  expect(store.wallet().isPopupOpen).toBe(false);
});
