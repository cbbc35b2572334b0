import { AppError } from '../errors';
import { nextTurn } from '../testing/next-turn';
import { openConnectedWith, openStore } from './testing/open-store';
import { testAddress } from './testing/wallet';
import type { WalletMethod } from './wallets';

/** A store that is connected with QuickWallet. */
const openConnected = () => openConnectedWith('QuickWallet');

type Connected = Awaited<ReturnType<typeof openConnected>>;

describe('connecting', () => {
  it('goes from disconnected over connecting to connected, closes the popup and remembers the wallet', async () => {
    const { store, quick, memory } = openStore();
    const { connect, openPopup } = store.wallet();
    openPopup();
    expect(store.wallet()).toMatchObject({ state: { status: 'disconnected' }, isPopupOpen: true });
    const connecting = connect('QuickWallet');
    expect(store.wallet().state).toEqual({ status: 'connecting', method: 'QuickWallet' });
    expect(memory.method).toBeNull();
    await nextTurn();
    quick.accept('a');
    expect(await connecting).toBe(testAddress('a'));
    const state = { status: 'connected', method: 'QuickWallet', address: testAddress('a') };
    expect(store.wallet()).toMatchObject({ state, isPopupOpen: false });
    expect(memory.method).toBe('QuickWallet');
  });

  it('ignores another choice while busy', async () => {
    const { store, quick, wander } = openStore();
    const first = store.wallet().connect('QuickWallet');
    const second = store.wallet().connect('Wander');
    await nextTurn();
    quick.accept('a');
    expect(await second).toBe(await first);
    expect(wander.calls).toEqual([]);
  });

  it('fails while connected, and the popup shows the connection instead', async () => {
    const { store } = await openConnected();
    await expect(store.wallet().connect('Wander')).rejects.toMatchObject({
      code: 'wallet.already-connected',
    });
    store.wallet().openPopup();
    expect(store.wallet()).toMatchObject({ state: { status: 'connected' }, isPopupOpen: true });
  });

  it('keeps the reason of a failure until the popup is opened anew', async () => {
    const { store, quick, memory } = openStore();
    const connecting = store.wallet().connect('QuickWallet');
    await nextTurn();
    quick.refuse(new AppError('wallet.storage-full'));
    await expect(connecting).rejects.toMatchObject({ code: 'wallet.storage-full' });
    expect(store.wallet().state).toMatchObject({
      status: 'disconnected',
      failure: { code: 'wallet.storage-full' },
    });
    expect(memory.method).toBeNull();
    store.wallet().openPopup();
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
  });

  it('gives failures that a connector forgot to translate a code', async () => {
    const { store, quick } = openStore();
    const connecting = store.wallet().connect('QuickWallet');
    await nextTurn();
    quick.refuse('User cancelled the AuthRequest');
    await expect(connecting).rejects.toMatchObject({ code: 'wallet.connect-failed' });
  });

  it('says when no wallet is named', async () => {
    const { connect } = openStore().store.wallet();
    const nothing: WalletMethod = JSON.parse('""');
    await expect(connect(nothing)).rejects.toMatchObject({ code: 'wallet.method-missing' });
  });

  it('says when a wallet is unknown or its code can’t be loaded, which may work the next time', async () => {
    const { store, quick } = openStore();
    const load = quick.descriptor.load;
    quick.descriptor.load = () => Promise.reject(new Error('chunk'));
    const { connect } = store.wallet();
    await expect(connect('BeaconWallet')).rejects.toMatchObject({ code: 'wallet.method-unknown' });
    await expect(connect('QuickWallet')).rejects.toMatchObject({
      code: 'wallet.load-failed',
      retryable: true,
    });
    quick.descriptor.load = load;
    const connecting = connect('QuickWallet');
    await nextTurn();
    quick.accept('b');
    expect(await connecting).toBe(testAddress('b'));
  });

  it('that its user cancels in the wallet ends without a failure to read', async () => {
    const { store, quick } = openStore();
    const connecting = store.wallet().connect('QuickWallet');
    await nextTurn();
    quick.refuse(new AppError('wallet.connection-canceled'));
    await expect(connecting).rejects.toMatchObject({ code: 'wallet.connection-canceled' });
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
  });

  it('can be called off, while the code loads and while the wallet thinks, and begun anew at once', async () => {
    const { store, quick } = openStore();
    const { connect, disconnect } = store.wallet();
    const loading = connect('QuickWallet');
    await disconnect();
    await expect(loading).rejects.toMatchObject({ code: 'wallet.connection-canceled' });
    expect(quick.calls).toEqual(['load']);
    const thinking = connect('QuickWallet');
    await nextTurn();
    await disconnect();
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
    quick.accept('a');
    await expect(thinking).rejects.toMatchObject({ code: 'wallet.connection-canceled' });
    expect(quick.calls).toEqual(['load', 'connect', 'disconnect']);
    const again = connect('QuickWallet');
    await nextTurn();
    quick.accept('b');
    expect(await again).toBe(testAddress('b'));
  });
});

describe('a connection', () => {
  it('ends when its user disconnects, and is forgotten', async () => {
    const { store, quick, memory } = await openConnected();
    await store.wallet().disconnect();
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
    expect(quick.calls).toEqual(['load', 'connect', 'disconnect']);
    expect(quick.listeners.size).toBe(0);
    expect(memory.method).toBeNull();
  });

  it('ends when the wallet ends it', async () => {
    const { store, quick, memory } = await openConnected();
    quick.tell({ type: 'disconnected' });
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
    expect(memory.method).toBeNull();
  });

  it('does not follow an account that the wallet switched to, until its user says so', async () => {
    const { store, wander } = openStore();
    const connecting = store.wallet().connect('Wander');
    await nextTurn();
    wander.accept('a');
    await connecting;
    const [from, to] = [testAddress('a'), testAddress('b')];
    wander.tell({ type: 'address', address: to });
    expect(store.wallet().state).toMatchObject({ status: 'switched', from, to });
    // The wallet has switched again since the user was asked.
    wander.tell({ type: 'address', address: testAddress('c') });
    wander.answerAddress('d');
    await store.wallet().acceptSwitch();
    expect(store.wallet().state).toMatchObject({ status: 'switched', from, to: testAddress('d') });
    await store.wallet().acceptSwitch();
    expect(store.wallet().state).toMatchObject({ status: 'connected', address: testAddress('d') });
  });

  it('that was switched goes on when the wallet switches back, and ends when its user disconnects', async () => {
    const { store, wander } = openStore();
    const connecting = store.wallet().connect('Wander');
    await nextTurn();
    wander.accept('a');
    await connecting;
    wander.tell({ type: 'address', address: testAddress('b') });
    wander.tell({ type: 'address', address: testAddress('a') });
    expect(store.wallet().state).toMatchObject({ status: 'connected', address: testAddress('a') });
    wander.tell({ type: 'address', address: testAddress('b') });
    await expect(store.wallet().connect('QuickWallet')).rejects.toThrow('wallet.already-connected');
    await store.wallet().disconnect();
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
    expect(wander.calls).toContain('disconnect');
  });

  it('of the built-in wallet follows a change of account, and leaves what was asked of the one before', async () => {
    const { store, quick } = await openConnected();
    const answer = quick.host()?.approve({ kind: 'message', data: 'hi' });
    expect(store.wallet().approvals).toMatchObject([{ data: 'hi' }]);
    quick.tell({ type: 'address', address: testAddress('b') });
    expect(store.wallet()).toMatchObject({ state: { address: testAddress('b') }, approvals: [] });
    expect(await answer).toBe(false);
  });

  it.each([
    [
      'another account takes its place',
      ({ quick }: Connected) => quick.tell({ type: 'address', address: testAddress('b') }),
    ],
    ['it is disconnected', ({ store }: Connected) => store.wallet().disconnect()],
  ])('declines what waits to be unlocked when %s', async (_, leave) => {
    const opened = await openConnected();
    const unlocking = opened.quick.host()?.unlock({ purpose: 'sign', passphrase: async () => 'opened' });
    expect(opened.store.wallet().unlocks).toMatchObject([{ purpose: 'sign' }]);
    await leave(opened);
    await expect(unlocking).rejects.toMatchObject({ code: 'wallet.declined' });
    expect(opened.store.wallet().unlocks).toEqual([]);
  });

  it('takes what waits for approval with it', async () => {
    const { store, quick } = await openConnected();
    const answer = quick.host()?.approve({ kind: 'message', data: 'hi' });
    await store.wallet().disconnect();
    expect(await answer).toBe(false);
  });
});

describe('on load', () => {
  it('connects with the wallet that was used last, under its new name', async () => {
    const { store, wander } = openStore('ArConnect');
    store.start();
    await nextTurn();
    wander.accept('a');
    await nextTurn();
    expect(store.wallet().state).toMatchObject({ status: 'connected', method: 'Wander' });
  });

  it('connects with none where a deployment wants that, but remembers', async () => {
    const { store, wander, memory } = openStore('Wander', { autoConnect: false });
    store.start();
    await nextTurn();
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
    expect(wander.calls).toEqual([]);
    expect(memory.method).toBe('Wander');
  });

  it.each([true, false])(
    'gives the page the wallet that is for it only where a deployment wants that (%s)',
    async (pageApi) => {
      const { store, quick } = openStore(null, { pageApi });
      const takeBack = jest.fn();
      const give = jest.fn((open: () => Promise<unknown>) => {
        void open();
        return takeBack;
      });
      quick.descriptor.loadPageApi = async () => give;
      const stop = store.start();
      await nextTurn();
      expect(give).toHaveBeenCalledTimes(pageApi ? 1 : 0);
      // Its user is asked by the app, as for every other caller.
      expect(quick.host() !== undefined).toBe(pageApi);
      stop();
      expect(takeBack).toHaveBeenCalledTimes(pageApi ? 1 : 0);
    },
  );

  it.each([null, 'NoWallet'])('connects with none when %j is remembered', async (method) => {
    const { store, quick, wander } = openStore(method);
    store.start();
    await nextTurn();
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
    expect([...quick.calls, ...wander.calls]).toEqual([]);
  });

  it.each([
    ['says nothing of a connection that has ended meanwhile', 'wallet.not-connected', undefined],
    ['says nothing of a pairing that is another tab’s', 'wallet.not-paired', undefined],
    ['says nothing of a phone that is away', 'wallet.reconnection-timeout', undefined],
    ['reports every other error', 'wallet.extension-missing', { code: 'wallet.extension-missing' }],
  ] as const)('%s', async (_, code, failure) => {
    const { store, wander } = openStore('Wander');
    store.start();
    await nextTurn();
    wander.refuse(new AppError(code));
    await nextTurn();
    expect(store.wallet().state).toMatchObject({ status: 'disconnected', ...(failure && { failure }) });
    expect('failure' in store.wallet().state).toBe(failure !== undefined);
  });

  it('gives way to a choice of another wallet', async () => {
    const { store, quick, wander, memory } = openStore('Wander');
    store.start();
    await nextTurn();
    expect(store.wallet().state).toEqual({ status: 'connecting', method: 'Wander', isResuming: true });
    const chosen = store.wallet().connect('QuickWallet');
    await nextTurn();
    quick.accept('a');
    expect(await chosen).toBe(testAddress('a'));
    expect(wander.calls).toEqual(['load', 'connect', 'disconnect']);
    wander.accept('b');
    await nextTurn();
    expect(store.wallet().state).toMatchObject({ status: 'connected', address: testAddress('a') });
    expect(memory.method).toBe('QuickWallet');
  });

  it('gives way to a choice of the same wallet, which is asked anew without a disconnect', async () => {
    const { store, wander } = openStore('Wander');
    store.start();
    await nextTurn();
    const chosen = store.wallet().connect('Wander');
    expect(store.wallet().state).toEqual({ status: 'connecting', method: 'Wander' });
    await nextTurn();
    wander.accept('a');
    expect(await chosen).toBe(testAddress('a'));
    expect(wander.calls).toEqual(['load', 'connect', 'connect']);
  });

  it('waits two seconds at most for a wallet that is slow, and still takes its answer', async () => {
    jest.useFakeTimers();
    const { store, wander } = openStore('Wander');
    store.start();
    await jest.advanceTimersByTimeAsync(1999);
    expect(store.wallet().state.status).toBe('connecting');
    await jest.advanceTimersByTimeAsync(1);
    expect(store.wallet().state).toEqual({ status: 'disconnected' });
    wander.accept('a');
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    expect(store.wallet().state).toMatchObject({ status: 'connected', address: testAddress('a') });
  });

  it('leaves nothing running when the app goes, and still knows the wallet', async () => {
    const { store, quick, memory } = openStore('QuickWallet');
    const stop = store.start();
    await nextTurn();
    quick.accept('a');
    await nextTurn();
    stop();
    expect(quick.listeners.size).toBe(0);
    expect(memory.method).toBe('QuickWallet');
  });
});

it('prepares a wallet ahead without connecting, and does not mind if it can’t', async () => {
  const { store, quick, wander } = openStore();
  wander.descriptor.load = () => Promise.reject(new Error('chunk'));
  store.wallet().prepare('QuickWallet');
  store.wallet().prepare('Wander');
  await nextTurn();
  expect(quick.calls).toEqual(['load', 'prepare']);
  expect(store.wallet().state).toEqual({ status: 'disconnected' });
});

it('keeps one snapshot until something changes, and notifies of each change', async () => {
  const { store } = openStore();
  let changes = 0;
  const stop = store.subscribe(() => changes++);
  const before = store.wallet();
  expect(store.wallet()).toBe(before);
  before.openPopup();
  expect(store.wallet()).not.toBe(before);
  expect(store.wallet().connect).toBe(before.connect);
  stop();
  before.closePopup();
  expect(changes).toBe(1);
});

describe('the last wallet', () => {
  it('is known while it is connected and while it can not be reached, until its user disconnects it', async () => {
    const { store } = await openConnected();
    expect(store.wallet().lastMethod).toBe('QuickWallet');
    await store.wallet().disconnect();
    expect(store.wallet().lastMethod).toBeUndefined();

    const { store: reloaded, quick } = openStore('QuickWallet');
    const stop = reloaded.start();
    expect(reloaded.wallet().lastMethod).toBe('QuickWallet');
    await nextTurn();
    quick.refuse(new AppError('wallet.load-failed'));
    await nextTurn();
    expect(reloaded.wallet()).toMatchObject({
      state: { status: 'disconnected' },
      lastMethod: 'QuickWallet',
    });
    stop();
  });
});
