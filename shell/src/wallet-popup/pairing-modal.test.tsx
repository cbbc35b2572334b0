import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { PairingView, Wallet, WalletPairing } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import later from '../../locales/wallet-popup/en.json';
import { LaterQrCode } from '../chrome/later-qr-code';
import { refuseLinks } from '../routes/refuse-links';
import { Stage } from '../testing/stage';
import { walletStore } from '../testing/wallet';
import { PairingModal } from './pairing-modal';

beforeAll(() => LaterQrCode.fetch());
beforeEach(() => {
  withMessages({ shell: { ...en, ...later } });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** The app's wallet state with a pairing view that the test chooses. */
function pairing(first: PairingView) {
  const store = walletStore();
  const shown = (view: PairingView | undefined): WalletPairing | undefined =>
    view && { ...view, method: 'BeaconWallet' };
  let wallet: Wallet = { ...store.wallet(), pairing: shown(first) };
  const listeners = new Set<() => void>();
  const show = (next: PairingView | undefined) =>
    act(() => {
      wallet = { ...store.wallet(), pairing: shown(next) };
      for (const listener of listeners) listener();
    });
  render(
    <Stage
      wallet={{
        ...store,
        wallet: () => wallet,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      }}
    >
      <PairingModal />
    </Stage>,
  );
  return show;
}

const code = {
  step: 'code',
  uri: 'aosync=abc',
  deepLink: 'beaconwallet://aosync=abc',
  expiresAtMs: 0,
} as const;

describe('on a phone', () => {
  const playInside = () => screen.getByRole('link', { name: 'Play inside Beacon' });
  beforeEach(() => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('the link into the wallet comes first, is followed, and the code is for another device', () => {
    const stop = refuseLinks();
    pairing({ ...code, cancel: () => undefined });
    expect(playInside().getAttribute('href')).toBe(code.deepLink);
    // `fireEvent` returns false when a listener prevents the default action: following the link.
    expect(fireEvent.click(playInside())).toBe(true);
    stop();
    const other = screen.getByText('Other device').parentElement;
    expect(other?.querySelector('svg[role="img"]')).toBeTruthy();
    expect(other?.matches('details:not([open])')).toBe(true);
    expect(playInside().compareDocumentPosition(other as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a phone without the wallet stays on the page, and is told where to get it', () => {
    pairing({ ...code, cancel: () => undefined });
    fireEvent.click(playInside());
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.queryByRole('status')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe(
      'Beacon doesn’t seem to be installed on this phone. Get Beacon',
    );
  });

  test.each(['blur', 'pagehide'])('a page that is left (%s) says nothing', (sign) => {
    pairing({ ...code, cancel: () => undefined });
    fireEvent.click(playInside());
    act(() => {
      window.dispatchEvent(new Event(sign));
      jest.advanceTimersByTime(5000);
    });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('the code can be scanned, and cancelled by the backdrop', () => {
  const cancel = jest.fn();
  pairing({ ...code, cancel });
  expect(screen.getByText('Scan with your beacon wallet')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code that pairs your wallet' })).toBeTruthy();
  expect(screen.queryByText('Play inside Beacon')).toBeNull();
  expect(screen.getByText(/Don't have beacon yet\?/)).toBeTruthy();
  fireEvent.click(screen.getByRole('dialog'));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a code says how long it is still valid', () => {
  pairing({ ...code, expiresAtMs: Date.now() + 300_000, cancel: jest.fn() });
  expect(screen.getByRole('timer').textContent).toBe('Valid for 5:00 more');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('Valid for 4:59 more');
  act(() => jest.advanceTimersByTime(400_000));
  expect(screen.getByRole('timer').textContent).toBe('Valid for 0:00 more');
});

test('a code that has expired can be renewed', () => {
  const renew = jest.fn();
  pairing({ step: 'expired', renew, cancel: jest.fn() });
  fireEvent.click(screen.getByRole('button', { name: 'Show a new code' }));
  expect(renew).toHaveBeenCalledTimes(1);
});

test('an approval is waited for, its end is shown, and the modal fades out', () => {
  const show = pairing({ step: 'approval', cancel: jest.fn() });
  expect(screen.getByRole('status').textContent).toContain('Approval pending ...');
  show({ step: 'failure' });
  expect(screen.getByRole('status').textContent).toBe('Not approved');
  show(undefined);
  expect(screen.getByRole('dialog').dataset.fading).toBe('out');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a wallet that left is reported', () => {
  pairing({ step: 'disconnected' });
  expect(screen.getByRole('status').textContent).toBe('Beacon wallet disconnected');
});
