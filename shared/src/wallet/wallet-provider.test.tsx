import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { recordKey } from './quick-wallet/account-record';
import { makeTestAccount } from './quick-wallet/testing/account';
import { useWallet, WalletProvider } from './wallet-provider';

function Shown() {
  const { state, connect, disconnect } = useWallet();
  return (
    <>
      <output>{state.status === 'connected' ? `${state.method} ${state.address}` : state.status}</output>
      <button type="button" onClick={() => void connect('QuickWallet')}>
        connect
      </button>
      <button type="button" onClick={() => void disconnect()}>
        disconnect
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

const renderApp = () =>
  render(
    <StrictMode>
      <WalletProvider>
        <Shown />
      </WalletProvider>
    </StrictMode>,
  );

afterEach(() => localStorage.clear());

it('connects with QuickWallet, remembers it for the next visit, and forgets it on disconnect', async () => {
  const { record, text } = await makeTestAccount();
  localStorage.setItem(recordKey, text);
  const first = renderApp();
  expect(shown()).toBe('disconnected');
  await press('connect');
  expect(await screen.findByText(`QuickWallet ${record.address}`)).toBeTruthy();
  first.unmount();

  const second = renderApp();
  expect(await screen.findByText(`QuickWallet ${record.address}`)).toBeTruthy();
  await press('disconnect');
  expect(shown()).toBe('disconnected');
  second.unmount();

  renderApp();
  expect(shown()).toBe('disconnected');
  expect(localStorage.getItem(recordKey)).toBe(text);
});

it('puts nothing on window', async () => {
  const before = Object.keys(window);
  renderApp().unmount();
  expect(Object.keys(window)).toEqual(before);
});

it('is needed above whoever uses the wallet', () => {
  // React reports the error to the console as well.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shown />)).toThrow('wallet.no-provider');
});
