import { BeaconSession } from './beacon-session';
import { linkAtOneOf } from './link-at-one-of';
import { makeTestLink, makeTestRecord } from './testing/link';

const uid = 'a0000000-0000-4000-8000-000000000001';
const brokers = ['wss://one.example', 'wss://two.example', 'wss://three.example'] as const;

/** A session that may be at any of three brokers, and the page's link to each. */
function setUp({ storedUid, up = [true, true, true] }: { storedUid?: string; up?: boolean[] } = {}) {
  const links = brokers.map((_, index) => Object.assign(makeTestLink(), { isUp: up[index] }));
  const [brokerUrl, ...others] = brokers;
  const session = new BeaconSession({
    brokerUrl,
    record: makeTestRecord(storedUid),
    offer: () => ({
      appInfo: { name: 'Rainbow Rabbit', url: 'unknown', logo: 'logo' },
      permissions: ['ACCESS_ADDRESS'],
      gateway: { host: 'arweave.net', port: 443, protocol: 'https' },
    }),
    openLink: linkAtOneOf(others, async (url, ...asked) => {
      const link = links[(brokers as readonly string[]).indexOf(url)];
      if (!link) throw new Error('No such broker');
      return link.open(url, ...asked);
    }),
    onState: () => undefined,
    onGreeted: () => undefined,
    onDisconnected: () => undefined,
  });
  const say = (index: number, body: unknown, correlation?: string) => {
    const topic = 'uid' in session.state ? session.state.uid : '';
    links[index]?.deliver(`${topic}/response`, body, correlation);
  };
  const closed = () => links.map(({ isClosed }) => isClosed);
  const counts = () => links.map(({ published }) => published.length);
  return { session, links, say, closed, counts };
}

/** Lets everything happen that waits for no clock. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it.each([0, 1, 2])('meets a wallet at broker %i of three, and leaves the others', async (index) => {
  const { session, say, closed, counts } = setUp();
  const paired = session.pair();
  await settle();
  say(index, { action: 'connect' }, 'greeting');
  await paired;
  expect(session.state.status).toBe('connected');
  expect(closed()).toEqual([0, 1, 2].map((one) => one !== index));
  void session.request('getActiveAddress').catch(() => undefined);
  await settle();
  expect(counts()).toEqual([0, 1, 2].map((one) => (one === index ? 2 : 0)));
  await session.disconnect();
  expect(closed()).toEqual([true, true, true]);
});

it('hears nobody at the brokers that it has left', async () => {
  const { session, links, say } = setUp();
  const paired = session.pair();
  await settle();
  say(1, { action: 'connect' }, 'greeting');
  await paired;
  const before = links[1]?.published.length;
  say(0, { action: 'connect' }, 'greeting');
  await settle();
  expect(links.map(({ published }) => published.length)).toEqual([0, before, 0]);
});

it('does without brokers that are down, and fails when all are', async () => {
  const some = setUp({ up: [false, true, false] });
  const paired = some.session.pair();
  await settle();
  some.say(1, { action: 'connect' }, 'greeting');
  await paired;
  expect(some.session.state.status).toBe('connected');
  const none = setUp({ up: [false, false, false] });
  await expect(none.session.pair()).rejects.toMatchObject({ code: 'wallet.broker-unreachable' });
});

it('finds the wallet again after a reload, wherever it is', async () => {
  const { session, links, say, closed } = setUp({ storedUid: uid });
  const back = session.reconnect();
  await settle();
  const asked = links[2]?.published.at(-1);
  expect(asked?.body).toMatchObject({ action: 'getActiveAddress' });
  say(2, { data: 'x'.repeat(43) }, asked?.correlation);
  expect(await back).toBe(true);
  expect(closed()).toEqual([true, true, false]);
});

it('asks a broker that came later, too', async () => {
  const { session, links, say } = setUp({ storedUid: uid });
  const late = links[1];
  if (!late) throw new Error('No such broker');
  let arrive = () => undefined as unknown;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { open } = late;
  late.open = async (...asked) => {
    await arrived;
    return open(...asked);
  };
  const back = session.reconnect();
  await settle();
  expect(late.published).toEqual([]);
  arrive();
  await settle();
  const asked = late.published.at(-1);
  say(1, { data: 'x'.repeat(43) }, asked?.correlation);
  expect(await back).toBe(true);
});

it('closes what opens after its end', async () => {
  const { session, closed } = setUp();
  const paired = session.pair();
  const canceled = expect(paired).rejects.toMatchObject({ code: 'wallet.connection-canceled' });
  await session.cancel();
  await canceled;
  await settle();
  expect(closed()).toEqual([true, true, true]);
});
