import { AppError } from '../../errors';
import { BeaconSession, type SessionState } from './beacon-session';
import type { ConnectionOffer } from './protocol';
import { makeTestLink, makeTestRecord } from './testing/link';

const offer: ConnectionOffer = {
  appInfo: { name: 'Rainbow Rabbit', url: 'unknown', logo: 'logo' },
  permissions: ['ACCESS_ADDRESS'],
  gateway: { host: 'arweave.net', port: 443, protocol: 'https' },
};

/** A session at the network's edge, for whose wallet the test speaks. */
function setUp({ storedUid, isBrokerUp = true }: { storedUid?: string; isBrokerUp?: boolean } = {}) {
  const states: SessionState[] = [];
  const link = makeTestLink();
  link.isUp = isBrokerUp;
  const record = makeTestRecord(storedUid);
  let disconnects = 0;
  let greetings = 0;
  const session = new BeaconSession({
    brokerUrl: 'wss://broker.example',
    record,
    offer: () => offer,
    openLink: link.open,
    onState: (state) => states.push(state),
    onGreeted: () => {
      greetings++;
    },
    onDisconnected: () => {
      disconnects++;
    },
  });
  const pairingUid = () => ('uid' in session.state ? session.state.uid : '');
  return {
    session,
    published: link.published,
    states,
    record,
    isClosed: () => link.isClosed,
    disconnects: () => disconnects,
    greetings: () => greetings,
    loseAndFindBroker: link.loseAndFindBroker,
    say: (body: unknown, correlation?: string) => link.deliver(`${pairingUid()}/response`, body, correlation),
    sayElsewhere: (topic: string, body: unknown) => link.deliver(topic, body),
  };
}

type Fixture = ReturnType<typeof setUp>;

async function pair(fixture: Fixture): Promise<void> {
  const paired = fixture.session.pair();
  await jest.advanceTimersByTimeAsync(0);
  fixture.say({ action: 'connect' }, 'greeting');
  await paired;
}

const lastRequest = ({ published }: Fixture) => published.at(-1);
const settled = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (error: AppError) => ({ code: error.code }),
  );

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('pairing', () => {
  it('is connected once a wallet says so, and introduces the app to the wallet', async () => {
    const fixture = setUp();
    await pair(fixture);
    expect(fixture.session.state.status).toBe('connected');
    expect(fixture.published).toEqual([
      { topic: fixture.record.read(), body: JSON.parse(JSON.stringify(offer)), correlation: 'greeting' },
    ]);
  });

  it('expires after five minutes, and a new code can be asked for at once', async () => {
    const fixture = setUp();
    const first = settled(fixture.session.pair());
    await jest.advanceTimersByTimeAsync(300_000);
    await expect(first).resolves.toEqual({ code: 'wallet.pairing-expired' });
    expect(fixture.session.state.status).toBe('expired');
    await pair(fixture);
    expect(fixture.session.state.status).toBe('connected');
  });

  it('ends when it is canceled, and can begin again at once', async () => {
    const fixture = setUp();
    const first = settled(fixture.session.pair());
    await jest.advanceTimersByTimeAsync(0);
    await fixture.session.cancel();
    await expect(first).resolves.toEqual({ code: 'wallet.connection-canceled' });
    expect(fixture.isClosed()).toBe(true);
    await pair(fixture);
    expect(fixture.session.state.status).toBe('connected');
  });

  it('a second attempt replaces the code of the first', async () => {
    const fixture = setUp();
    const first = settled(fixture.session.pair());
    await jest.advanceTimersByTimeAsync(0);
    await pair(fixture);
    await expect(first).resolves.toEqual({ code: 'wallet.connection-canceled' });
  });

  it('begun twice in one breath shows one code, and both attempts end', async () => {
    const fixture = setUp();
    const first = settled(fixture.session.pair());
    const second = pair(fixture);
    await expect(first).resolves.toEqual({ code: 'wallet.connection-canceled' });
    await second;
    expect(fixture.states.filter(({ status }) => status === 'pairing')).toHaveLength(1);
  });

  it('canceled while the broker is being asked shows no code', async () => {
    const fixture = setUp();
    const paired = settled(fixture.session.pair());
    await fixture.session.cancel();
    await expect(paired).resolves.toEqual({ code: 'wallet.connection-canceled' });
    await jest.advanceTimersByTimeAsync(0);
    expect(fixture.states.map(({ status }) => status)).toEqual(['opening', 'idle']);
    expect(fixture.isClosed()).toBe(true);
  });

  it('answers a wallet that says hello again, and notifies', async () => {
    const fixture = setUp();
    await pair(fixture);
    fixture.say({ action: 'connect' }, 'again');
    expect(lastRequest(fixture)).toMatchObject({
      body: { permissions: ['ACCESS_ADDRESS'] },
      correlation: 'again',
    });
    expect(fixture.greetings()).toBe(1);
  });

  it('says that the broker can not be reached', async () => {
    const fixture = setUp({ isBrokerUp: false });
    await expect(settled(fixture.session.pair())).resolves.toEqual({ code: 'wallet.broker-unreachable' });
    expect(fixture.session.state.status).toBe('idle');
  });
});

describe('a request', () => {
  it.each([
    ['in the property and the body', true, true],
    ['in the property only', true, false],
    ['in the body only', false, true],
  ])('is answered by its correlation id %s', async (_, inProperty, inBody) => {
    const fixture = setUp();
    await pair(fixture);
    const answer = fixture.session.request('getActiveAddress');
    await jest.advanceTimersByTimeAsync(0);
    const id = lastRequest(fixture)?.correlation ?? '';
    expect(lastRequest(fixture)?.body).toEqual({ action: 'getActiveAddress', correlationData: id });
    fixture.say({ data: 'address', ...(inBody && { correlationData: id }) }, inProperty ? id : undefined);
    await expect(answer).resolves.toBe('address');
  });

  it.each([
    ['getActiveAddress', 30_000],
    ['signDataItem', 300_000],
  ] as const)('%s times out after %d ms', async (action, timeoutMs) => {
    const fixture = setUp();
    await pair(fixture);
    let isSettled = false;
    const answer = settled(fixture.session.request(action)).finally(() => {
      isSettled = true;
    });
    await jest.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(isSettled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ code: 'wallet.request-timeout' });
  });

  it('that is declined fails', async () => {
    const fixture = setUp();
    await pair(fixture);
    const answer = settled(fixture.session.request('sign', { transaction: {} }));
    await jest.advanceTimersByTimeAsync(0);
    fixture.say({ data: 'declined' }, lastRequest(fixture)?.correlation);
    await expect(answer).resolves.toEqual({ code: 'wallet.declined' });
  });

  it('is not moved by garbage, foreign topics, unknown or contradicting ids, or a replay of another answer', async () => {
    const fixture = setUp();
    await pair(fixture);
    const first = fixture.session.request('getWalletNames');
    await jest.advanceTimersByTimeAsync(0);
    const firstId = lastRequest(fixture)?.correlation ?? '';
    fixture.say({ data: 'first' }, firstId);
    await expect(first).resolves.toBe('first');
    const second = fixture.session.request('getWalletNames');
    await jest.advanceTimersByTimeAsync(0);
    const secondId = lastRequest(fixture)?.correlation ?? '';
    for (const text of ['', '{', '[]', 'null', '"declined"', '{"data":1}', '{"action":7}']) fixture.say(text);
    fixture.say({ data: 'replayed' }, firstId);
    fixture.say({ data: 'unknown' }, 'nobody');
    fixture.say({ data: 'contradicting', correlationData: firstId }, secondId);
    fixture.sayElsewhere('foreign/response', { data: 'foreign', correlationData: secondId });
    fixture.say({ data: 'second' }, secondId);
    await expect(second).resolves.toBe('second');
  });

  it('is asked again when the broker comes back, unless its user must approve it', async () => {
    const fixture = setUp();
    await pair(fixture);
    const names = fixture.session.request('getWalletNames');
    const signed = fixture.session.request('sign', { transaction: {} });
    await jest.advanceTimersByTimeAsync(0);
    const [nameId, signId] = fixture.published.slice(-2).map(({ correlation }) => correlation);
    fixture.loseAndFindBroker();
    expect(fixture.published.slice(3)).toEqual([
      expect.objectContaining({ body: { action: 'getWalletNames', correlationData: nameId } }),
    ]);
    fixture.say({ data: 'names' }, nameId);
    fixture.say({ data: 'signed' }, signId);
    await expect(Promise.all([names, signed])).resolves.toEqual(['names', 'signed']);
  });

  it('is sent again, once, to a wallet that says hello again, unless the wallet would send something twice', async () => {
    const fixture = setUp();
    await pair(fixture);
    const signed = fixture.session.request('sign', { transaction: {} });
    const sent = settled(fixture.session.request('dispatch', { transaction: {} }));
    await jest.advanceTimersByTimeAsync(0);
    const [asked] = fixture.published.slice(-2);
    fixture.say({ action: 'connect' });
    expect(fixture.published.slice(3)).toEqual([expect.objectContaining({ body: offer }), asked]);
    fixture.say({ action: 'connect' });
    expect(fixture.published.slice(5)).toEqual([expect.objectContaining({ body: offer })]);
    fixture.say({ data: 'signed' }, asked?.correlation);
    await expect(signed).resolves.toBe('signed');
    await fixture.session.disconnect();
    await expect(sent).resolves.toEqual({ code: 'wallet.disconnected' });
  });

  it('can be given up by its asker', async () => {
    const fixture = setUp();
    await pair(fixture);
    const off = new AbortController();
    const answer = settled(fixture.session.request('sign', { transaction: {} }, off.signal));
    await jest.advanceTimersByTimeAsync(0);
    off.abort(new AppError('wallet.approval-canceled'));
    await expect(answer).resolves.toEqual({ code: 'wallet.approval-canceled' });
    fixture.say({ data: 'too late' }, lastRequest(fixture)?.correlation);
  });

  it('without a pairing fails at once', async () => {
    await expect(settled(setUp().session.request('getActiveAddress'))).resolves.toEqual({
      code: 'wallet.not-paired',
    });
  });
});

describe('reconnecting', () => {
  it('asks for the address, and requests made meanwhile wait and are sent once', async () => {
    const fixture = setUp({ storedUid: 'stored' });
    const reconnected = fixture.session.reconnect();
    const queued = fixture.session.request('getPermissions');
    await jest.advanceTimersByTimeAsync(0);
    expect(fixture.published.map(({ body }) => body.action)).toEqual(['getActiveAddress']);
    fixture.say({ data: 'address' }, lastRequest(fixture)?.correlation);
    await expect(reconnected).resolves.toBe(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(fixture.published.map(({ body }) => body.action)).toEqual(['getActiveAddress', 'getPermissions']);
    fixture.say({ data: ['SIGNATURE'] }, lastRequest(fixture)?.correlation);
    await expect(queued).resolves.toEqual(['SIGNATURE']);
  });

  it('gives up after three seconds of silence, and rejects what waited', async () => {
    const fixture = setUp({ storedUid: 'stored' });
    const reconnected = settled(fixture.session.reconnect());
    const queued = settled(fixture.session.request('getPermissions'));
    await jest.advanceTimersByTimeAsync(3000);
    await expect(reconnected).resolves.toEqual({ code: 'wallet.reconnection-timeout' });
    await expect(queued).resolves.toEqual({ code: 'wallet.reconnection-failed' });
    expect(fixture.record.read()).toBeUndefined();
    expect(lastRequest(fixture)?.body).toEqual({ action: 'disconnect' });
  });

  it('ends the pairing when the wallet declines', async () => {
    const fixture = setUp({ storedUid: 'stored' });
    const reconnected = settled(fixture.session.reconnect());
    await jest.advanceTimersByTimeAsync(0);
    fixture.say({ data: 'declined' }, lastRequest(fixture)?.correlation);
    await expect(reconnected).resolves.toEqual({ code: 'wallet.declined' });
    expect(fixture.session.state.status).toBe('idle');
    expect(fixture.record.read()).toBeUndefined();
  });

  it('asked for twice happens once', async () => {
    const fixture = setUp({ storedUid: 'stored' });
    const both = Promise.all([fixture.session.reconnect(), fixture.session.reconnect()]);
    await jest.advanceTimersByTimeAsync(0);
    fixture.say({ data: 'address' }, lastRequest(fixture)?.correlation);
    await expect(both).resolves.toEqual([true, true]);
    expect(fixture.published).toHaveLength(1);
  });

  it('given up meanwhile ends at once', async () => {
    const fixture = setUp({ storedUid: 'stored' });
    const reconnected = settled(fixture.session.reconnect());
    await jest.advanceTimersByTimeAsync(0);
    await fixture.session.disconnect();
    await expect(reconnected).resolves.toEqual({ code: 'wallet.disconnected' });
  });

  it('has nothing to do without a stored pairing', async () => {
    await expect(setUp().session.reconnect()).resolves.toBe(false);
  });

  it('rejects what waited when the broker is gone, and keeps the pairing for another try', async () => {
    const fixture = setUp({ storedUid: 'stored', isBrokerUp: false });
    const reconnected = settled(fixture.session.reconnect());
    const queued = settled(fixture.session.request('getPermissions'));
    await expect(reconnected).resolves.toEqual({ code: 'wallet.broker-unreachable' });
    await expect(queued).resolves.toEqual({ code: 'wallet.reconnection-failed' });
    expect(fixture.record.read()).toBe('stored');
  });
});

describe('a disconnect', () => {
  it('of ours is sent to the wallet and ends what waits', async () => {
    const fixture = setUp();
    await pair(fixture);
    const waiting = settled(fixture.session.request('getWalletNames'));
    await jest.advanceTimersByTimeAsync(0);
    await fixture.session.disconnect();
    await expect(waiting).resolves.toEqual({ code: 'wallet.disconnected' });
    expect(lastRequest(fixture)?.body).toEqual({ action: 'disconnect' });
    expect(fixture.disconnects()).toBe(0);
  });

  it('that a stranger claims is ignored while the wallet still answers', async () => {
    const fixture = setUp();
    await pair(fixture);
    fixture.say({ action: 'disconnect' });
    await jest.advanceTimersByTimeAsync(0);
    fixture.say({ data: 'address' }, lastRequest(fixture)?.correlation);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fixture.session.state.status).toBe('connected');
  });

  it('of the wallet is believed once it no longer answers', async () => {
    const fixture = setUp();
    await pair(fixture);
    fixture.say({ action: 'disconnect' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(fixture.session.state.status).toBe('idle');
    expect(fixture.disconnects()).toBe(1);
    expect(fixture.record.read()).toBeUndefined();
  });
});
