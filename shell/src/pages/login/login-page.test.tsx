import type { Address } from '@rainbow-rabbit/shared/arweave';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import { connectedStore, popupAddress } from '../../wallet-popup/testing/wallet';
import { answering, gardenInfo, Stage } from '../event/testing/stage';
import { LoginPage } from './login-page';

beforeEach(() => withMessages({ shell: en }));

async function signIn(staff: Address[]) {
  render(
    <Stage ao={answering({ Info: { ...gardenInfo, staff } })} wallet={await connectedStore()}>
      <LoginPage />
    </Stage>,
  );
}

test('without a wallet it asks for one', () => {
  render(
    <Stage>
      <LoginPage />
    </Stage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }));
  expect(screen.getByText('Connect the wallet that is in your event’s staff list.')).toBeTruthy();
});

test('an address in the staff list may run the event', async () => {
  await signIn([popupAddress]);
  expect(await screen.findByText('This wallet may run this event.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Live wall' }).getAttribute('href')).toBe('/vibe?event=demo');
});

test('any other address reads that it is not on the staff', async () => {
  await signIn(['Q'.repeat(43) as Address]);
  expect(await screen.findByText(/not in the staff list/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Live wall' })).toBeNull();
});
