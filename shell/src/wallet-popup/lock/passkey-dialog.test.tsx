import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { WalletLock } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/wallet-popup/en.json';
import { Stage } from '../../testing/stage';
import { connectedStore, popupAddress } from '../../testing/wallet';
import { PasskeyDialog } from './passkey-dialog';

beforeEach(() => withMessages({ shell: { ...en, ...later } }));
afterEach(() => localStorage.clear());

/** Saves the key as another tab would, with the browser's event for this one. */
const saveKeyfile = async () => {
  localStorage.setItem(`rr-quick-wallet-saved.${popupAddress}`, 'saved');
  window.dispatchEvent(new StorageEvent('storage'));
};

async function open(isLocked: boolean) {
  const setPasskey = jest.fn((_?: AbortSignal) => new Promise<void>(() => undefined));
  const lock: WalletLock = {
    view: () => ({ status: 'none' }),
    subscribe: () => () => undefined,
    canMakePasskeys: async () => true,
    setPassphrase: async () => undefined,
    setPasskey,
    remove: async () => undefined,
    lockNow: () => undefined,
  };
  const view = render(
    <Stage wallet={await connectedStore(saveKeyfile)}>
      <PasskeyDialog lock={lock} isLocked={isLocked} onClose={() => undefined} />
    </Stage>,
  );
  return { setPasskey, ...view };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('leaving calls off what the device is asked', async () => {
  const { setPasskey, unmount } = await open(true);
  await press('Make the passkey');
  const [signal] = setPasskey.mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

test('saving the keyfile is confirmed, and the keyboard stays there', async () => {
  const { setPasskey } = await open(false);
  await press('Make the passkey');
  expect(screen.getByRole('alert').textContent).toBe('Save the keyfile first, or tick this box.');
  expect(setPasskey).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Download QuickWallet Keyfile' }).focus();
  await press('Download QuickWallet Keyfile');
  expect(screen.getByRole('status').textContent).toMatch(/^Downloaded\./);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download QuickWallet Keyfile' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Make the passkey');
  expect(setPasskey).toHaveBeenCalledTimes(1);
});
