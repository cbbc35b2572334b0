import { type Keyfile, toBase64Url, utf8 } from '@rainbow-rabbit/shared/arweave';
import { deferred } from '../../shared/src/waiting';
import { openMqttLink } from '../../shared/src/wallet/beacon-wallet/mqtt-link';
import { makeTestRecord } from '../../shared/src/wallet/beacon-wallet/testing/link';
import type { BrokerMessage } from '../../shared/src/wallet/broker-link';
import type { Reaction } from './beacon-phone';
import { type BrokerUnderTest, brokers } from './broker-under-test';
import { openPage } from './page-under-test';
import { openPair, type Paired } from './paired';
import { phoneKeys } from './phone-keys';

let keys: readonly [Keyfile, Keyfile];
beforeAll(async () => {
  keys = await phoneKeys();
});

const item = {
  target: toBase64Url(new Uint8Array(32).fill(5)),
  tags: [{ name: 'Action', value: 'Scan' }],
  data: 'hop',
};
const transaction = {
  format: 2,
  last_tx: toBase64Url(new Uint8Array(48)),
  target: '',
  quantity: '0',
  reward: '1',
  data: utf8('hello'),
  data_size: '5',
  data_root: '',
  tags: [],
};

describe.each(brokers)('a page and a phone that meet at %s', (_, startBroker) => {
  let broker: BrokerUnderTest;
  let pair: Paired;
  beforeAll(async () => {
    broker = await startBroker();
  });
  afterAll(() => broker.stop());
  beforeEach(async () => {
    pair = await openPair(broker.url, keys[0]);
  });
  afterEach(() => pair.stop());

  it('speak of everything the protocol knows', async () => {
    const { wallet, phone } = pair;
    expect(await wallet.getAllAddresses()).toEqual([phone.address]);
    expect(await wallet.getWalletNames()).toEqual({ [phone.address]: 'Pocket' });
    expect(await wallet.userTokens()).toEqual([]);
    await wallet.addToken('token');
    expect(await wallet.getArweaveConfig()).toEqual({ host: 'arweave.net', port: 443, protocol: 'https' });
    expect(await wallet.dispatch(transaction)).toMatch(/^[\w-]{43}$/);
    const secret = await wallet.encrypt(utf8('carrot'), { name: 'RSA-OAEP' });
    expect(await wallet.decrypt(secret, { name: 'RSA-OAEP' })).toEqual(utf8('carrot'));
    expect(phone.received.map(({ body }) => body.action ?? 'offer')).toEqual([
      'offer',
      'getActiveAddress',
      'getAllAddresses',
      'getWalletNames',
      'userTokens',
      'addToken',
      'dispatch',
      'encrypt',
      'decrypt',
    ]);
  });

  it.each(['property', 'body', 'both'] as const)(
    'understand replies that carry their id by: %s',
    async (place) => {
      pair.phone.repliesBy = place;
      expect(await pair.wallet.getWalletNames()).toBeDefined();
    },
  );

  it('are not led astray by garbage, foreign messages, unknown and missing ids, or a replay', async () => {
    const { wallet, phone } = pair;
    phone.reactions.push(async (request) => {
      const { correlationData } = request;
      for (const garbage of ['', '{', 'null', '[]', '"declined"', '{"data":"declined"}'])
        await phone.send(garbage);
      await phone.send({ data: 'declined' }, 'unknown');
      await phone.send({ data: 'declined', correlationData: 'unknown' }, correlationData);
      await phone.send({ data: 'declined' }, correlationData, 'somebody-else/response');
      await phone.approve(request);
      await phone.reply(request, 'declined');
    });
    await expect(wallet.signDataItem(item)).resolves.toBeDefined();
    const first = phone.received.at(-1)?.correlation ?? '';
    phone.reactions.push(async (request) => {
      await phone.send({ data: 'declined' }, first);
      await phone.approve(request);
    });
    await expect(wallet.signDataItem(item)).resolves.toBeDefined();
  });

  const lies: [string, string, Reaction, string][] = [
    [
      'signDataItem',
      'another data item',
      (request, phone) => phone.approve({ ...request, dataItem: { ...item, data: 'hop, all to me' } }),
      'data-item.not-what-was-asked',
    ],
    [
      'signDataItem',
      'no data item',
      (request, phone) => phone.reply(request, 'AAAA'),
      'wallet.answer-invalid',
    ],
    ['signDataItem', 'no base64url', (request, phone) => phone.reply(request, 'ä'), 'wallet.answer-invalid'],
    ['signDataItem', 'nothing', (request, phone) => phone.reply(request, undefined), 'wallet.answer-invalid'],
    [
      'sign',
      'a payment',
      (request, phone) => {
        const { transaction: asked } = request;
        return phone.approve({
          ...request,
          ...(asked && { transaction: { ...asked, quantity: '1000000' } }),
        });
      },
      'transaction.not-what-was-asked',
    ],
    [
      'signature',
      'the signature of something else',
      (request, phone) => phone.approve({ ...request, data: '1,2,3' }),
      'wallet.answer-invalid',
    ],
    [
      'getPermissions',
      'no list',
      (request, phone) => phone.reply(request, 'everything'),
      'wallet.answer-invalid',
    ],
    [
      'dispatch',
      'no id',
      (request, phone) => phone.reply(request, { id: 'sent' }),
      'wallet.dispatch-unconfirmed',
    ],
  ];
  it.each(lies)('%s: %s is no answer', async (action, _what, reaction, code) => {
    const { wallet, phone } = pair;
    const asks: Record<string, () => Promise<unknown>> = {
      signDataItem: () => wallet.signDataItem(item),
      sign: () => wallet.sign(transaction),
      signature: () => wallet.signature(utf8('me'), { name: 'RSA-PSS', saltLength: 32 }),
      getPermissions: () => wallet.getPermissions(),
      dispatch: () => wallet.dispatch(transaction),
    };
    await wallet.getActivePublicKey();
    phone.reactions.push(reaction);
    await expect(asks[action]?.()).rejects.toMatchObject({ code });
    if (['sign', 'signDataItem', 'dispatch'].includes(action))
      expect(pair.view()).toEqual({ step: 'failure' });
  });

  it('notice when something was signed by another account, and go on with that one', async () => {
    const { wallet, phone } = pair;
    phone.reactions.push(async (request) => {
      await phone.use(keys[1]);
      await phone.approve(request);
    });
    await expect(wallet.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.account-switched' });
    expect(await wallet.getActiveAddress()).toBe(phone.address);
    await expect(wallet.signDataItem(item)).resolves.toBeDefined();
  });

  it('stay connected when a stranger says that the wallet has gone', async () => {
    const { wallet, phone } = pair;
    await phone.send({ action: 'disconnect' });
    await phone.hears(({ body }) => body.action === 'getActiveAddress' && phone.received.length > 2);
    await expect(wallet.signDataItem(item)).resolves.toBeDefined();
  });

  it('survive a restart of the broker in the middle of requests', async () => {
    const { wallet, phone } = pair;
    let approveNow = () => undefined as unknown;
    phone.reactions.push((request) => {
      approveNow = () => phone.approve(request);
    }, 'ignore');
    const signed = wallet.signDataItem(item);
    await phone.hears(({ body }) => body.action === 'signDataItem');
    const names = wallet.getWalletNames();
    await phone.hears(({ body }) => body.action === 'getWalletNames');
    await broker.restart();
    await expect(names).resolves.toBeDefined();
    await approveNow();
    await expect(signed).resolves.toBeDefined();
    expect(phone.received.filter(({ body }) => body.action === 'signDataItem')).toHaveLength(1);
  });

  it('go on with a request that a sleeping phone missed, once it says hello again', async () => {
    const { wallet, phone } = pair;
    phone.reactions.push('ignore');
    const signed = wallet.signDataItem(item);
    await phone.hears(({ body }) => body.action === 'signDataItem');
    await phone.sayHello();
    await expect(signed).resolves.toBeDefined();
    await phone.sayHello();
    await expect(wallet.getWalletNames()).resolves.toBeDefined();
    expect(phone.received.filter(({ body }) => body.action === 'signDataItem')).toHaveLength(2);
  });

  it('end in a clear state when the phone vanishes in the middle of a request', async () => {
    const { wallet, phone, shows } = pair;
    phone.reactions.push(() => phone.vanish());
    const signed = wallet.signDataItem(item);
    const { cancel } = await shows('approval');
    cancel();
    await expect(signed).rejects.toMatchObject({ code: 'wallet.approval-canceled' });
    expect(pair.view()).toBeUndefined();
  });

  it('heed nothing that the broker has kept on their topic: a disconnect of whoever saw the code', async () => {
    const { phone } = pair;
    const topic = `${crypto.randomUUID()}/response`;
    const goodbye = JSON.stringify({ action: 'disconnect' });
    await phone.leaveBehind(goodbye, topic);
    const heard: string[] = [];
    const { promise, resolve } = deferred<void>();
    const hooks = {
      onMessage: ({ text }: BrokerMessage) => {
        heard.push(text);
        if (text === 'hello') resolve();
      },
      onReturn: () => undefined,
    };
    const link = await openMqttLink(broker.url, hooks, new AbortController().signal);
    await link.subscribe(topic);
    await phone.send('hello', undefined, topic);
    await promise;
    expect(heard).toEqual(['hello']);
    await phone.leaveBehind('', topic);
    await link.close();
  });

  it('find each other again when the page is reloaded, and show nothing', async () => {
    const record = makeTestRecord();
    const before = await openPair(broker.url, keys[0], openPage(broker.url, record));
    const reloaded = openPage(broker.url, record);
    const reconnected = reloaded.wallet.reconnect();
    const signed = reloaded.wallet.signDataItem(item);
    expect(await reconnected).toBe(before.phone.address);
    await expect(signed).resolves.toBeDefined();
    await reloaded.shows('success');
    await reloaded.wallet.disconnect();
    await before.stop();
  });
});

describe.each(brokers)('a page alone at %s', (_, startBroker) => {
  let broker: BrokerUnderTest;
  beforeAll(async () => {
    broker = await startBroker();
  });
  afterAll(() => broker.stop());

  it('says so when the phone of an earlier visit no longer answers, and can pair anew', async () => {
    const record = makeTestRecord();
    const before = await openPair(broker.url, keys[0], openPage(broker.url, record));
    before.phone.vanish();
    const reloaded = openPage(broker.url, record);
    const signed = reloaded.wallet.reconnect();
    const queued = reloaded.wallet.signDataItem(item);
    await expect(signed).rejects.toMatchObject({ code: 'wallet.reconnection-timeout' });
    await expect(queued).rejects.toMatchObject({ code: 'wallet.reconnection-failed' });
    expect(reloaded.view()).toBeUndefined();
    await (await openPair(broker.url, keys[0], reloaded)).stop();
    await before.stop();
  });

  it('pairs anew when its user asks for it while it still looks for the phone of an earlier visit', async () => {
    const record = makeTestRecord();
    const before = await openPair(broker.url, keys[0], openPage(broker.url, record));
    before.phone.vanish();
    const reloaded = openPage(broker.url, record);
    const resumed = reloaded.wallet.reconnect();
    resumed.catch(() => undefined);
    await (await openPair(broker.url, keys[0], reloaded)).stop();
    await expect(resumed).rejects.toMatchObject({ code: 'wallet.reconnection-timeout' });
    await before.stop();
  });

  it('connects by the newer of two codes', async () => {
    const page = openPage(broker.url);
    const first = page.wallet.connect();
    const oldCode = await page.code();
    const second = openPair(broker.url, keys[0], page, oldCode);
    await expect(first).rejects.toMatchObject({ code: 'wallet.connection-canceled' });
    await (await second).stop();
  });

  it('can be canceled and tried again at once', async () => {
    const page = openPage(broker.url);
    const first = page.wallet.connect();
    const { cancel } = await page.shows('code');
    cancel();
    const second = openPair(broker.url, keys[0], page);
    await expect(first).rejects.toMatchObject({ code: 'wallet.connection-canceled' });
    await (await second).stop();
  });

  it('is not connected before its code is scanned', async () => {
    const { wallet } = openPage(broker.url);
    await expect(wallet.getActiveAddress()).rejects.toMatchObject({ code: 'wallet.not-connected' });
    await expect(wallet.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.not-connected' });
    await expect(wallet.reconnect()).rejects.toMatchObject({ code: 'wallet.not-paired' });
  });
});

it('a broker that can not be reached is reported at once', async () => {
  const page = openPage('ws://127.0.0.1:9/mqtt');
  await expect(page.wallet.connect()).rejects.toMatchObject({
    code: 'wallet.broker-unreachable',
    retryable: true,
  });
  expect(page.view()).toBeUndefined();
});

it('a message too large for the broker is reported at once, and nothing else suffers', async () => {
  const [, startBroker] = brokers[0] ?? [];
  const broker = await startBroker?.();
  const pair = await openPair(broker?.url ?? '', keys[0]);
  const tooLarge = pair.wallet.signDataItem({ data: 'x'.repeat(300_000) });
  await expect(tooLarge).rejects.toMatchObject({ code: 'wallet.request-too-large' });
  const tooLargeSigned = pair.wallet.signDataItem({ data: 'x'.repeat(200_000) });
  await expect(tooLargeSigned).rejects.toMatchObject({ code: 'wallet.request-too-large' });
  const tooLargeBytes = pair.wallet.sign({
    ...transaction,
    data: new Uint8Array(195_500),
    data_size: '195500',
  });
  await expect(tooLargeBytes).rejects.toMatchObject({ code: 'wallet.request-too-large' });
  expect(pair.phone.received.filter(({ body }) => String(body.action).startsWith('sign'))).toEqual([]);
  await expect(pair.wallet.signDataItem({ data: 'x'.repeat(190_000) })).resolves.toBeDefined();
  await expect(pair.wallet.signDataItem(item)).resolves.toBeDefined();
  await pair.stop();
  await broker?.stop();
});
