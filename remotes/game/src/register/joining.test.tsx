import {
  createRabbitClient,
  type EventInfo,
  isRabbitRefusal,
  type Me,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import {
  useWallet,
  type Wallet,
  type WalletConnector,
  WalletProvider,
  type WalletState,
  type WalletStore,
} from '@rainbow-rabbit/shared/wallet';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import en from '../../locales/en.json';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { stageEvent } from '../testing/section-stage';
import { draftStore } from './draft-store';
import { RegisterScreen } from './register-screen';
import { askAfterMs } from './use-nickname-answers';

// jsdom has no IndexedDB, in which the browser keeps the key.
jest.mock('../chain/role-key', () => ({ rolePublicKey: async () => new Uint8Array(65).fill(4) }));

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
const connector = { signDataItem: async () => new Uint8Array() } as unknown as WalletConnector;
const connected: WalletState = { status: 'connected', method: 'QuickWallet', address, connector };
const player = {
  ...{ registered: true, address, rabbit: 7, nickname: 'Moss', colour: 'blue', banned: false },
  ...{ collected: [], complete: false, voided: 0, given: 0, at: 1000 },
  chain: { start: 1, length: 2, after: 1, slot: 1, value: 'AAAAAAAAAAAAAA' },
};

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

/** Nicknames that the process refuses. */
const refusedNames = new Set<string>();
const askedFor: string[] = [];
let contactKey: string;
/** The outcomes of the next registrations that arrive. */
const failures: AppError[] = [];
/** Registrations that arrived. */
const registrations: AoMessage[] = [];
const reply = (action: string, data: object): AoResult => ({
  Messages: [{ Target: address, Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(data) }],
});
const refusal = (code: string): AoResult => ({ Messages: [], Error: `rr:${code}` });
const ao = memoryAo({
  async read({ tags, data = '{}' }) {
    const action = tags.find(({ name }) => name === 'Action')?.value;
    if (action === 'Info') return reply('Info', { ...stageEvent, admission: 'open', contactKey });
    if (action === 'Me') return reply('Me', { registered: false, at: 1 });
    const { nickname } = JSON.parse(data);
    askedFor.push(nickname);
    return refusal(refusedNames.has(nickname) ? 'player.nickname-invalid' : 'player.contact-invalid');
  },
  answer(message) {
    registrations.push(message);
    const failure = failures.shift();
    if (failure && !isRabbitRefusal(failure)) throw failure;
    return failure ? refusal(failure.code) : reply('Registered', player);
  },
});
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
  const client = createRabbitClient(ao, process);
  const game = {
    event: { slug: 'demo', process, name: 'Garden Party', isUnlisted },
    client,
    ledgerClock: createLedgerClock(Date.now),
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

beforeAll(async () => {
  const staff = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  contactKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', staff.publicKey)));
});
beforeEach(() => {
  withMessages({ game: en });
  localStorage.clear();
  sessionStorage.clear();
  for (const list of [askedFor, accepted, failures, registrations]) list.length = 0;
  refusedNames.clear();
});
afterEach(cleanup);

const hasJoined = () => waitFor(() => expect(accepted).toMatchObject([{ nickname: 'Moss' }]));

describe('a nickname that is being typed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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
    refusedNames.add('Clover');
    const wallet = show();
    act(wallet.finish);
    fillIn('Clover');
    await pause();
    expect(screen.getByRole('alert').textContent).toContain('Use 1 to 24 visible characters.');
    await join();
    expect(registrations).toEqual([]);
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
    expect(registrations).toEqual([]);
    await act(async () => wallet.finish());
    await hasJoined();
    expect(registrations).toHaveLength(1);
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
    await hasJoined();
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
    await hasJoined();
  });

  it.each([
    ['player.nickname-invalid', /Use 1 to 24 visible characters/],
    ['ao.unreachable', /Check your connection/],
    ['event.full', /All places of this event are taken/],
    ['event.not-open', /Registration is closed/],
  ] as const)('refused by %s says so and keeps what was typed', async (code, text) => {
    failures.push(new AppError(code));
    const wallet = show();
    act(wallet.finish);
    fillIn();
    await join();
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(nickname().value).toBe('Moss');
    expect(draftStore(process).read()).toMatchObject({ nickname: 'Moss', email: 'moss@example.org' });
  });

  it('an unlisted event asks for nothing before it is trusted, and is kept by the registration alone', async () => {
    const kept = () => localStorage.getItem('rr-events');
    failures.push(new AppError('ao.unreachable'));
    const wallet = show(slowWallet(), true);
    act(wallet.finish);
    expect(screen.getByText('This event is not listed by this app')).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I trust them, go on' }));
    fillIn();
    await join();
    await screen.findByRole('alert');
    expect(kept()).toBeNull();
    await join();
    await hasJoined();
    expect(JSON.parse(kept() ?? '')).toEqual([{ slug: 'demo', process, name: 'Garden Party' }]);
  });

  it('a listed event is not kept, which it needs not be', async () => {
    const wallet = show();
    act(wallet.finish);
    fillIn();
    await join();
    await hasJoined();
    expect(localStorage.getItem('rr-events')).toBeNull();
  });

  it('looks again at an event that has closed meanwhile', async () => {
    failures.push(new AppError('event.not-open'));
    const wallet = show();
    act(wallet.finish);
    fillIn();
    await join();
    await waitFor(() => expect(refresh).toHaveBeenCalled());
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
