import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { UnlockRequest } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/wallet-popup/en.json';
import { UnlockWallet } from './unlock-wallet';

beforeEach(() => withMessages({ shell: { ...en, ...later } }));

const secret = 'seven colours of a rainbow';

function ask(request: Partial<UnlockRequest> = {}) {
  const cancel = jest.fn();
  const view = render(
    <UnlockWallet
      request={{ id: '1', purpose: 'sign', passphrase: async () => undefined, cancel, ...request }}
    />,
  );
  return { cancel, ...view };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Passphrase');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function enter(text: string) {
  fireEvent.input(field(), { target: { value: text } });
  await press('Unlock');
}

test('hands the passphrase over once and keeps it nowhere', async () => {
  const passphrase = jest.fn(async () => undefined);
  const { container } = ask({ passphrase });
  await enter(secret);
  expect(passphrase.mock.calls).toEqual([[secret]]);
  expect(field().value).toBe('');
  expect(container.innerHTML).not.toContain(secret);
});

test('says that the passphrase is wrong beside its field, and waits for another', async () => {
  const passphrase = jest.fn().mockRejectedValueOnce(new AppError('wallet.passphrase-wrong'));
  ask({ passphrase });
  await enter(secret);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('not the passphrase of this wallet');
  expect(document.activeElement).toBe(field());
  await enter('another');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('unlocks neither with an empty field nor twice at once', async () => {
  const passphrase = jest.fn(() => new Promise<void>(() => undefined));
  ask({ passphrase });
  await press('Unlock');
  expect(passphrase).not.toHaveBeenCalled();
  await enter(secret);
  await enter(secret);
  expect(passphrase).toHaveBeenCalledTimes(1);
});

test('shows the typed text only on request', () => {
  ask();
  expect(field().type).toBe('password');
  expect(field().autocomplete).toBe('current-password');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show what I type' }));
  expect(field().type).toBe('text');
});

test('offers the ways that there are', async () => {
  const passkey = jest.fn().mockRejectedValueOnce(new AppError('wallet.passkey-failed'));
  ask({ passphrase: undefined, passkey, purpose: 'change' });
  expect(screen.queryByLabelText('Passphrase')).toBeNull();
  await press('Use the passkey');
  expect(screen.getByRole('alert').textContent).toContain('The passkey was not confirmed.');
  await press('Use the passkey');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is declined by Escape, by the backdrop and by its button', async () => {
  const { cancel } = ask();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('dialog'));
  await press('Close');
  expect(cancel).toHaveBeenCalledTimes(3);
});
