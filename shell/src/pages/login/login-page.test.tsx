import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { keepSignIn } from '@rainbow-rabbit/shared/wallet';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import en from '../../../locales/en.json';
import later from '../../../locales/login/en.json';
import { answering, gardenInfo, Stage } from '../../testing/stage';
import { connectedStore, popupAddress } from '../../testing/wallet';
import { LoginPage } from './login-page';

beforeEach(() => withMessages({ shell: { ...en, ...later } }));
afterEach(() => sessionStorage.clear());

async function signIn(staff: Address[], setting: Partial<EventInfo> = {}) {
  render(
    <Stage ao={answering({ Info: { ...gardenInfo, staff, ...setting } })} wallet={await connectedStore()}>
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

test('the staff of an open event read what that means', async () => {
  await signIn([popupAddress]);
  expect(await screen.findByText('Anybody can register')).toBeTruthy();
  expect(screen.getByText(/one person can take many places/)).toBeTruthy();
  expect(screen.getByText('1,234 of 5,000 places are taken.')).toBeTruthy();
});

test('the staff of an event with tickets read how many are used', async () => {
  await signIn([popupAddress], { admission: 'tickets', tickets: 2048, ticketsUsed: 1230 });
  expect(await screen.findByText('Only holders of a ticket can register')).toBeTruthy();
  expect(screen.getByText('1,230 of 2,048 tickets are used.')).toBeTruthy();
});

test('the staff of an event with tickets read that there are none yet', async () => {
  await signIn([popupAddress], { admission: 'tickets' });
  expect(await screen.findByText(/There are no tickets yet/)).toBeTruthy();
});

test('any other address reads that it is not on the staff', async () => {
  await signIn(['Q'.repeat(43) as Address]);
  expect(await screen.findByText(/not in the staff list/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Live wall' })).toBeNull();
});

function Arrival() {
  const { pathname } = useLocation();
  return pathname === '/_internal/login' ? <LoginPage /> : <p>Arrived at {pathname}</p>;
}

test.each([
  ['leads a signed-in visitor back to where they came from', popupAddress, 'Arrived at /_internal/game/new'],
  ['asks the holder of another address to sign in', 'Q'.repeat(43) as Address, 'Sign in'],
])('the page %s', async (_, address, words) => {
  keepSignIn(address);
  render(
    <Stage path="/_internal/login?from=%2F_internal%2Fgame%2Fnew" wallet={await connectedStore()}>
      <Arrival />
    </Stage>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Garden Party')).toBeNull();
});

test('a network without events says so', async () => {
  render(
    <Stage events={[]} wallet={await connectedStore()}>
      <LoginPage />
    </Stage>,
  );
  expect(await screen.findByText(later['login.no-event'])).toBeTruthy();
});
