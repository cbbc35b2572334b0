import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { isBackedUp, markBackedUp, markHandedOver } from './backups';
import { makeTestWallet, testAddress } from './testing/wallet';
import { useBackup, useKeyfileQuestion } from './use-backup';
import { WalletProvider } from './wallet-provider';
import { createWalletStore } from './wallet-store';
import type { WalletMethod } from './wallets';

/** Each test has an account of its own: a key that was once saved stays so for as long as the page lives. */
let letter = 'a';
beforeEach(() => {
  letter = String.fromCharCode(letter.charCodeAt(0) + 1);
  localStorage.clear();
});

async function connectedWith(method: WalletMethod) {
  const { descriptor, accept } = makeTestWallet(method);
  const store = createWalletStore({
    remembered: { read: () => method, write: () => undefined },
    wallets: [descriptor],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WalletProvider store={store}>{children}</WalletProvider>
  );
  const { result } = renderHook(useBackup, { wrapper });
  expect(result.current).toBe('none');
  await act(async () => undefined);
  await act(async () => accept(letter));
  return result;
}

const changeElsewhere = (change: () => void) =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  });

it('is due for an account of QuickWallet until its key is saved, be it in another tab', async () => {
  const backup = await connectedWith('QuickWallet');
  expect(backup.current).toBe('due');
  act(() => markBackedUp(testAddress('z')));
  expect(backup.current).toBe('due');
  changeElsewhere(() => localStorage.setItem(`rr-quick-wallet-saved.${testAddress(letter)}`, 'saved'));
  expect(backup.current).toBe('saved');
  changeElsewhere(() => localStorage.clear());
  expect(backup.current).toBe('due');
  act(() => markBackedUp(testAddress(letter)));
  expect(backup.current).toBe('saved');
});

it.each([
  [true, 'saved', () => letter],
  [false, 'due', () => letter],
  [true, 'due', () => 'z'],
])(
  'believes the record of older versions about its own account (%s: %s)',
  async (backedup, expected, whose) => {
    const record = { address: testAddress(whose()), keyfile: 'AAAA', backedup };
    localStorage.setItem('account', JSON.stringify(record));
    expect((await connectedWith('QuickWallet')).current).toBe(expected);
  },
);

it.each(['{', 'null', '[]', '"x"'])('is due while the record reads %s', async (text) => {
  localStorage.setItem('account', text);
  expect((await connectedWith('QuickWallet')).current).toBe('due');
});

it('is no question for wallets that live elsewhere', async () => {
  expect((await connectedWith('Wander')).current).toBe('none');
});

it('remembers a saved key until the page is left when the browser can not store that', async () => {
  const backup = await connectedWith('QuickWallet');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => markBackedUp(testAddress(letter)));
  expect(backup.current).toBe('saved');
  setItem.mockRestore();
});

it('asks about a file that was handed over, until its user has answered, and not about one that they have', () => {
  const address = testAddress(letter);
  const { result } = renderHook(useKeyfileQuestion);
  expect(result.current).toBeUndefined();
  act(() => markHandedOver(address));
  act(() => result.current?.(false));
  expect([result.current, isBackedUp(address)]).toEqual([undefined, false]);
  act(() => markHandedOver(address));
  act(() => result.current?.(true));
  expect([result.current, isBackedUp(address)]).toEqual([undefined, true]);
  act(() => markHandedOver(address));
  expect(result.current).toBeUndefined();
});
