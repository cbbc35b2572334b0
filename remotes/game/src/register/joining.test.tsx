import type { EventInfo, Me, NicknameAnswer, RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import {
  useWallet,
  type Wallet,
  type WalletConnector,
  WalletProvider,
  type WalletState,
  type WalletStore,
} from '@rainbow-rabbit/shared/wallet';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import en from '../../locales/en.json';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { draftStore } from './draft-store';
import { registerOnce } from './register-once';
import { RegisterScreen } from './register-screen';
import { askAfterMs } from './use-nickname-answers';

jest.mock('./register-once');

const process = 'A'.repeat(43) as ProcessId;
const address = 'Q'.repeat(43) as Address;
const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    explorer: 'https://explorer.example/',
    events: [],
  },
  'http://localhost/',
);
const connector = {} as WalletConnector;
const connected: WalletState = { status: 'connected', method: 'QuickWallet', address, connector };
const player = { registered: true, nickname: 'Moss' } as Me;

/** A wallet whose key is ready when the test says so. */
function slowWallet(state: WalletState = { status: 'connecting', method: 'QuickWallet' }): {
  store: WalletStore;
  openPopup: jest.Mock;
  finish: () => void;
  fail: (error: AppError) => void;
} {
  const listeners = new Set<() => void>();
  const openPopup = jest.fn();
  let outcome = deferred<Address>();
  let wallet = {
    state,
    prepare: () => undefined,
    openPopup,
    connect: () => {
      if (wallet.state.status === 'disconnected') {
        outcome = deferred<Address>();
        become({ status: 'connecting', method: 'QuickWallet' });
      }
      return outcome.promise;
    },
  } as unknown as Wallet;
  const become = (next: WalletState) => {
    wallet = { ...wallet, state: next };
    for (const listener of listeners) listener();
  };
  return {
    store: {
      wallet: () => wallet,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      start: () => () => undefined,
    },
    openPopup,
    finish: () => {
      become(connected);
      outcome.resolve(address);
    },
    fail: (failure) => {
      outcome.promise.catch(() => undefined);
      become({ status: 'disconnected', failure });
      outcome.reject(failure);
    },
  };
}

const names = new Map<string, NicknameAnswer>();
const askedFor: string[] = [];
const accepted: Me[] = [];
const refresh = jest.fn(async () => undefined);

/** As in the app, what is known of a player belongs to the wallet that is connected. */
function JoiningGame({ game }: { game: Omit<Game, 'me'> }) {
  const { state } = useWallet();
  const isConnected = state.status === 'connected';
  const me = useMemo(
    () => ({
      reading: { status: 'loading' as const },
      refresh,
      accept: (player: Me) => void (isConnected && accepted.push(player)),
    }),
    [isConnected],
  );
  return (
    <GameContext value={{ ...game, me }}>
      <AtPath path="/rabbit/demo/register">
        <RegisterScreen />
      </AtPath>
    </GameContext>
  );
}

function show(wallet = slowWallet(), isUnlisted = false) {
  const info = { phase: 'running', admission: 'open', capacity: 100, players: 5 } as EventInfo;
  const client = {
    process,
    nickname: async (nickname: string) => {
      askedFor.push(nickname);
      return names.get(nickname) ?? 'possible';
    },
  } as unknown as RabbitClient;
  const game = {
    event: { slug: 'demo', process, name: 'Garden Party', isUnlisted },
    client,
    ledgerClock: createLedgerClock(() => 0),
    address: undefined,
    info: {
      reading: { status: 'current' as const, value: info, at: 0 },
      refresh,
      accept: () => undefined,
    },
  };
  render(
    <NetworkProvider network={network}>
      <WalletProvider store={wallet.store}>
        <JoiningGame game={game} />
      </WalletProvider>
    </NetworkProvider>,
  );
  return wallet;
}

const nickname = () => screen.getByLabelText<HTMLInputElement>('Nickname');
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(askAfterMs));
const join = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Join' })));

function fillIn(name = 'Moss') {
  type('Nickname', name);
  type('Email', 'moss@example.org');
}

beforeEach(() => {
  withMessages({ game: en });
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
  names.clear();
  askedFor.length = 0;
  accepted.length = 0;
  jest
    .mocked(registerOnce)
    .mockReset()
    .mockResolvedValue(player as Extract<Me, { registered: true }>);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a nickname that is being typed', () => {
  it('is asked for once, after a pause', async () => {
    show();
    for (const typed of ['M', 'Mo', 'Mos', 'Moss ']) type('Nickname', typed);
    expect(askedFor).toEqual([]);
    await pause();
    expect(askedFor).toEqual(['Moss']);
  });

  it('is refused at once for what this phone knows, without a question', async () => {
    show();
    type('Nickname', 'a'.repeat(25));
    expect(screen.getByRole('alert').textContent).toBe('Use at most 24 characters.');
    await pause();
    expect(askedFor).toEqual([]);
  });

  it('is refused for what the process alone knows, and the form is not sent with it', async () => {
    names.set('Clover', 'player.nickname-invalid');
    const wallet = show();
    act(wallet.finish);
    fillIn('Clover');
    await pause();
    expect(screen.getByRole('alert').textContent).toContain('Use 1 to 24 visible characters.');
    await join();
    expect(registerOnce).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(nickname());
    type('Nickname', 'Cowslip');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('joining', () => {
  it('waits for the key that is still being made, and needs no second tap', async () => {
    const wallet = show();
    expect(screen.getByText('A wallet is being made for you while you type.')).toBeTruthy();
    fillIn();
    await join();
    expect(screen.getByText('Creating your wallet...')).toBeTruthy();
    expect(registerOnce).not.toHaveBeenCalled();
    await act(async () => wallet.finish());
    expect(registerOnce).toHaveBeenCalledTimes(1);
    expect(accepted).toEqual([player]);
  });

  it('says that the key could not be made, keeps what was typed, and goes on after another attempt', async () => {
    const wallet = show();
    fillIn();
    await join();
    await act(async () => wallet.fail(new AppError('wallet.generation-failed')));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText(/could not create a wallet key/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'I have a wallet' })).toBeTruthy();
    expect(nickname().value).toBe('Moss');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => wallet.finish());
    expect(screen.getByText(/Your wallet is ready/)).toBeTruthy();
    await join();
    expect(accepted).toEqual([player]);
  });

  it('leads to the popup where a stored wallet can not be read', async () => {
    const wallet = show();
    await act(async () => wallet.fail(new AppError('wallet.record-corrupt')));
    fireEvent.click(screen.getByRole('button', { name: 'My wallet' }));
    expect(wallet.openPopup).toHaveBeenCalledTimes(1);
  });

  it('makes the wallet after a reload in the middle of it', async () => {
    sessionStorage.setItem('rainbow-rabbit.game.making-wallet', 'true');
    const wallet = show(slowWallet({ status: 'disconnected' }));
    expect(screen.getByText('A wallet is being made for you while you type.')).toBeTruthy();
    await act(async () => wallet.finish());
    expect(screen.getByText(/Your wallet is ready/)).toBeTruthy();
    expect(sessionStorage.getItem('rainbow-rabbit.game.making-wallet')).toBeNull();
  });

  it('makes the wallet itself when the earlier attempt has failed', async () => {
    const wallet = show();
    fillIn();
    await act(async () => wallet.fail(new AppError('wallet.generation-failed')));
    await join();
    await act(async () => wallet.finish());
    expect(accepted).toEqual([player]);
  });

  it.each([
    ['player.nickname-invalid', /Use 1 to 24 visible characters/],
    ['ao.unreachable', /Check your connection/],
    ['event.full', /All places of this event are taken/],
    ['event.not-open', /Registration is closed/],
  ] as const)('refused by %s says so and keeps what was typed', async (code, text) => {
    jest.mocked(registerOnce).mockRejectedValue(new AppError(code));
    const wallet = show();
    act(wallet.finish);
    fillIn();
    await join();
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(nickname().value).toBe('Moss');
    expect(draftStore(process).read()).toMatchObject({ nickname: 'Moss', email: 'moss@example.org' });
  });

  it('an unlisted event asks for nothing before it is trusted, and is kept by the registration alone', async () => {
    const kept = () => localStorage.getItem('rr-events');
    jest.mocked(registerOnce).mockRejectedValueOnce(new AppError('ao.unreachable'));
    const wallet = show(slowWallet(), true);
    act(wallet.finish);
    expect(screen.getByText('This event is not listed by this app')).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I trust them, go on' }));
    fillIn();
    await join();
    expect(kept()).toBeNull();
    await join();
    expect(accepted).toEqual([player]);
    expect(JSON.parse(kept() ?? '')).toEqual([{ slug: 'demo', process, name: 'Garden Party' }]);
  });

  it('a listed event is not kept, which it needs not be', async () => {
    const wallet = show();
    act(wallet.finish);
    fillIn();
    await join();
    expect(accepted).toEqual([player]);
    expect(localStorage.getItem('rr-events')).toBeNull();
  });

  it('looks again at an event that has closed meanwhile', async () => {
    jest.mocked(registerOnce).mockRejectedValue(new AppError('event.not-open'));
    const wallet = show();
    act(wallet.finish);
    fillIn();
    await join();
    expect(refresh).toHaveBeenCalled();
  });

  it('finds after a reload what was typed before', () => {
    show();
    fillIn();
    cleanup();
    show();
    expect(nickname().value).toBe('Moss');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('moss@example.org');
  });
});
