import type { WalletEvent, WalletPermission } from '../connector';
import { walletPermissions } from '../connector';
import { makeTestRecord } from './testing/link';
import { openTestPage } from './testing/page';

const address = 'A'.repeat(43);
const item = { data: 'hop' };
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error);
const settled = (promise: Promise<unknown>) => promise.catch(codeOf);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function openConnected(permissions?: readonly WalletPermission[]) {
  const page = openTestPage();
  page.answer('getActiveAddress', address);
  const connected = page.wallet.connect(permissions);
  await pass(0);
  page.say({ action: 'connect' });
  await connected;
  await pass(1000);
  page.views.length = 0;
  return page;
}

describe('connecting', () => {
  it('shows the code, the way into the wallet on this phone and until when, then that it is done', async () => {
    const page = openTestPage();
    page.answer('getActiveAddress', address);
    const connected = page.wallet.connect();
    await pass(0);
    const { uri, deepLink, expiresAtMs } = page.view('code');
    expect(uri).toMatch(/^aosync=[\da-f-]{36}$/);
    expect(deepLink).toBe(
      'beaconwallet://aosync?websiteURL=https%3A%2F%2Frabbit.example%2F%23%2Frabbit%2Fdemo',
    );
    expect(expiresAtMs - Date.now()).toBe(300_000);
    page.say({ action: 'connect' });
    await expect(connected).resolves.toBe(address);
    expect(page.steps()).toEqual(['opening', 'code', 'opening', 'success']);
    await pass(999);
    expect(page.view('success')).toBeDefined();
    await pass(1);
    expect(page.views.at(-1)).toBeUndefined();
  });

  it('says who asks, for what and through which gateway', async () => {
    const { link } = await openConnected();
    expect(link.published[0]?.body).toEqual({
      appInfo: { name: 'Rainbow Rabbit', url: 'unknown', logo: 'https://rabbit.example/icon.svg' },
      permissions: walletPermissions,
      gateway: { host: 'arweave.net', port: 443, protocol: 'https' },
    });
  });

  it('asks for no more than it is called with', async () => {
    const { link } = await openConnected(['ACCESS_ADDRESS']);
    expect(link.published[0]?.body).toMatchObject({ permissions: ['ACCESS_ADDRESS'] });
  });

  it('lets an expired code be renewed', async () => {
    const page = openTestPage();
    page.answer('getActiveAddress', address);
    const connected = page.wallet.connect();
    await pass(0);
    const { uri } = page.view('code');
    await pass(300_000);
    page.view('expired').renew();
    await pass(0);
    expect(page.view('code').uri).not.toBe(uri);
    page.say({ action: 'connect' });
    await expect(connected).resolves.toBe(address);
  });

  it.each([
    ['the code is shown', 'code', 0],
    ['the code has expired', 'expired', 300_000],
  ] as const)('can be given up while %s', async (_, step, afterMs) => {
    const page = openTestPage();
    const connected = settled(page.wallet.connect());
    await pass(afterMs);
    page.view(step).cancel();
    await expect(connected).resolves.toBe('wallet.connection-canceled');
    expect(page.views.at(-1)).toBeUndefined();
    expect(page.link.isClosed).toBe(true);
  });

  it('can be called off from elsewhere, also while an expired code is shown', async () => {
    const page = openTestPage();
    const connected = settled(page.wallet.connect());
    await pass(300_000);
    await page.wallet.disconnect();
    await expect(connected).resolves.toBe('wallet.disconnected');
    expect(page.views.at(-1)).toBeUndefined();
  });

  it.each([
    ['says nothing of its address', undefined, 'wallet.request-timeout'],
    ['answers what is no address', 'me', 'wallet.answer-invalid'],
    ['declines to say its address', 'declined', 'wallet.declined'],
  ])('ends when the wallet %s', async (_, answer, code) => {
    const page = openTestPage();
    if (answer) page.answer('getActiveAddress', answer);
    const connected = settled(page.wallet.connect());
    await pass(0);
    page.say({ action: 'connect' });
    await pass(30_000);
    await expect(connected).resolves.toBe(code);
    expect(page.views.at(-1)).toBeUndefined();
    expect(page.link.published.at(-1)?.body).toEqual({ action: 'disconnect' });
  });

  it('gives the code to the browser inside a wallet, which needs no picture', async () => {
    const announce = jest.fn();
    const page = openTestPage({ announce });
    const connected = settled(page.wallet.connect());
    await pass(0);
    expect(announce).toHaveBeenCalledWith(page.view('code').uri.slice('aosync='.length));
    page.view('code').cancel();
    await connected;
  });
});

describe('coming back', () => {
  it('shows nothing without a request', async () => {
    const page = openTestPage({ record: makeTestRecord('stored-uid') });
    page.answer('getActiveAddress', address);
    await expect(page.wallet.reconnect()).resolves.toBe(address);
    expect(page.views).toEqual([]);
  });

  it('shows that the wallet is looked for, and a new code when it is not found', async () => {
    const page = openTestPage({ record: makeTestRecord('stored-uid') });
    const connected = settled(page.wallet.connect());
    await pass(2999);
    expect(page.view('reconnecting')).toBeDefined();
    await pass(1);
    page.view('code').cancel();
    await expect(connected).resolves.toBe('wallet.connection-canceled');
  });

  it('can be given up', async () => {
    const page = openTestPage({ record: makeTestRecord('stored-uid') });
    const connected = settled(page.wallet.connect());
    await pass(0);
    page.view('reconnecting').cancel();
    await expect(connected).resolves.toBe('wallet.connection-canceled');
    expect(page.views.at(-1)).toBeUndefined();
  });

  it('keeps the pairing for another try when the broker can’t be reached', async () => {
    const record = makeTestRecord('stored-uid');
    const page = openTestPage({ record });
    page.link.isUp = false;
    await expect(settled(page.wallet.connect())).resolves.toBe('wallet.broker-unreachable');
    expect(record.read()).toBe('stored-uid');
    expect(page.views.at(-1)).toBeUndefined();
  });
});

describe('approving on the phone', () => {
  it('is shown, and how it ended for a second', async () => {
    const page = await openConnected();
    page.answer('signDataItem', 'declined');
    await expect(settled(page.wallet.signDataItem(item))).resolves.toBe('wallet.declined');
    expect(page.steps()).toEqual(['approval', 'failure']);
    await pass(1000);
    expect(page.views.at(-1)).toBeUndefined();
  });

  it('of several things is shown until the last has ended', async () => {
    const page = await openConnected();
    const all = [1, 2].map(() => settled(page.wallet.signDataItem(item)));
    await pass(0);
    const [first, second] = page.link.published.slice(-2).map(({ correlation }) => correlation);
    page.say({ data: 'declined' }, second);
    await pass(2000);
    expect(page.view('approval')).toBeDefined();
    page.say({ data: 'declined' }, first);
    await expect(Promise.all(all)).resolves.toEqual(['wallet.declined', 'wallet.declined']);
    expect(page.view('failure')).toBeDefined();
  });

  it('can be given up for everything that waits; what comes later changes nothing', async () => {
    const page = await openConnected();
    const all = [1, 2].map(() => settled(page.wallet.signDataItem(item)));
    await pass(0);
    page.view('approval').cancel();
    await expect(Promise.all(all)).resolves.toEqual(['wallet.approval-canceled', 'wallet.approval-canceled']);
    page.say({ data: 'declined' }, page.link.published.at(-1)?.correlation);
    await pass(2000);
    expect(page.views.at(-1)).toBeUndefined();
  });

  it('is not waited for longer than five minutes', async () => {
    const page = await openConnected();
    const signed = settled(page.wallet.signDataItem(item));
    await pass(300_000);
    await expect(signed).resolves.toBe('wallet.request-timeout');
    expect(page.view('failure')).toBeDefined();
  });

  it('is not asked for without a wallet', async () => {
    const page = openTestPage();
    await expect(settled(page.wallet.signDataItem(item))).resolves.toBe('wallet.not-connected');
    expect(page.views).toEqual([]);
  });
});

describe('a disconnect', () => {
  it('of the wallet is shown for a second, notifies, and ends what waits', async () => {
    const page = await openConnected();
    const events: WalletEvent[] = [];
    page.wallet.subscribe((event) => events.push(event));
    const signed = settled(page.wallet.signDataItem(item));
    await pass(0);
    page.link.onPublished = () => undefined;
    page.say({ action: 'disconnect' });
    await pass(3000);
    await expect(signed).resolves.toBe('wallet.disconnected');
    expect(events).toEqual([{ type: 'disconnected' }]);
    expect(page.view('disconnected')).toBeDefined();
    await pass(1000);
    expect(page.views.at(-1)).toBeUndefined();
  });

  it('of ours is shown, and notifies no listener', async () => {
    const page = await openConnected();
    const events: WalletEvent[] = [];
    page.wallet.subscribe((event) => events.push(event));
    await page.wallet.disconnect();
    expect(page.steps()).toEqual(['disconnected']);
    expect(events).toEqual([]);
    expect(page.link.published.at(-1)?.body).toEqual({ action: 'disconnect' });
  });
});

it('refuses at once what the protocol has no words for', async () => {
  const page = await openConnected();
  const bytes = Uint8Array.of(1);
  for (const params of [
    { name: 'RSA-PSS', saltLength: 0 },
    { name: 'ECDSA', saltLength: 32 },
  ]) {
    await expect(settled(page.wallet.signature(bytes, params))).resolves.toBe('wallet.algorithm-unsupported');
  }
  const message = page.wallet.signMessage(bytes, { hashAlgorithm: 'SHA-512' });
  await expect(settled(message)).resolves.toBe('wallet.algorithm-unsupported');
});
