import { fromBase64Url, generateKeyfile, type Keyfile, ownerAddress } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { WalletStore } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/wallet-popup/en.json';
import { Stage } from '../../testing/stage';
import { connectedStore, walletStore } from '../../testing/wallet';
import { KeyfileImportStep } from './keyfile-import';

let keyfile: Keyfile;
let address: string;
beforeAll(async () => {
  keyfile = await generateKeyfile();
  address = await ownerAddress(fromBase64Url(keyfile.n));
});
beforeEach(() => {
  withMessages({ shell: { ...en, ...later } });
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

/** The fields of a locked account besides its key. No test here opens it. */
const lockOf = ({ n }: Keyfile) => ({
  version: 1,
  publicKey: n,
  ways: [{ kind: 'passphrase', salt: 'A'.repeat(43), iterations: 600_000, wrapped: 'A'.repeat(80) }],
});

function open(store: WalletStore) {
  const onLeave = jest.fn();
  store.wallet().openPopup();
  render(
    <Stage wallet={store}>
      <KeyfileImportStep onLeave={onLeave} />
    </Stage>,
  );
  return onLeave;
}

/** jsdom can't read files. */
const fileOf = (text: string) => ({ size: text.length, text: async () => text });
const keyfileFile = () => fileOf(JSON.stringify(keyfile));

const choose = (file: object) =>
  fireEvent.change(screen.getByLabelText('Choose a keyfile'), { target: { files: [file] } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem('account') ?? 'null');

test('a key is stored, and connected with', async () => {
  const store = walletStore();
  open(store);
  choose(keyfileFile());
  await press('Use this wallet');
  await press('Use this wallet');
  await waitFor(() => expect(store.wallet().state.status).toBe('connected'));
  expect(store.wallet().isPopupOpen).toBe(false);
  expect(stored()).toMatchObject({ address });
});

test('a connection is ended before its account is replaced', async () => {
  const store = await connectedStore();
  localStorage.setItem('account', JSON.stringify({ address, keyfile: 'AAAA', lock: lockOf(keyfile) }));
  const states: string[] = [];
  store.subscribe(() => states.push(`${store.wallet().state.status} ${'lock' in stored()}`));
  open(store);
  choose(keyfileFile());
  expect(await screen.findByText('This wallet is here already, locked')).toBeTruthy();
  await press('Store it without its lock');
  await waitFor(() => expect(store.wallet().isPopupOpen).toBe(false));
  const changes = states.filter((state, index) => state !== states[index - 1]);
  expect(changes).toEqual(['connected true', 'disconnected true', 'connecting false', 'connected false']);
});

test('a key that could not be stored is reported, and can be tried again', async () => {
  const store = walletStore();
  open(store);
  choose(keyfileFile());
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('Use this wallet');
  expect((await screen.findByRole('alert')).textContent).toMatch(/no room left/);
  setItem.mockRestore();
  await press('Use this wallet');
  await waitFor(() => expect(store.wallet().state.status).toBe('connected'));
});

test('the list of wallets says why a stored key could not be connected with', async () => {
  const store = walletStore(() => Promise.reject(new AppError('wallet.load-failed')));
  const onLeave = open(store);
  choose(keyfileFile());
  await press('Use this wallet');
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  expect(store.wallet().state).toMatchObject({ failure: { code: 'wallet.load-failed' } });
  expect(stored()).toMatchObject({ address });
});

test('a file that the browser can not read is reported, and another can follow', async () => {
  open(walletStore());
  choose({ size: 1, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not read this file/);
  choose(keyfileFile());
  await press('Choose another file');
  expect(document.activeElement).toBe(screen.getByLabelText('Choose a keyfile'));
});

test('the reason why a damaged wallet could not be saved is shown until it is saved', async () => {
  localStorage.setItem('account', '{');
  URL.createObjectURL = () => 'blob:1';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open(walletStore());
  choose(keyfileFile());
  await screen.findByText('It takes the place of a damaged wallet');
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await press('Save the damaged wallet');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Leave private mode/);
  getItem.mockRestore();
  await act(() => press('Save the damaged wallet'));
  expect(await screen.findByText(/^Saved as quick-wallet-damaged.txt/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a browser that stores nothing is reported before anything is stored', async () => {
  open(walletStore());
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  choose(keyfileFile());
  expect((await screen.findByRole('alert')).textContent).toMatch(/Leave private mode/);
});
