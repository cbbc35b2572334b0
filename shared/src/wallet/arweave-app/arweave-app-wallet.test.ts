import { makeTestSigner, type TestSigner } from '../../arweave/testing/signer';
import { nextTurn } from '../../testing/next-turn';
import type { WalletConnector, WalletEvent } from '../connector';
import { createArweaveApp } from './arweave-app-wallet';
import { createSiteFake, type SiteFake, siteNetwork, siteUrl } from './testing/fake-site';

let first: TestSigner;
let second: TestSigner;
beforeAll(async () => {
  [first, second] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

let site: SiteFake;
let connector: WalletConnector;
beforeEach(() => {
  site = createSiteFake(first);
  connector = createArweaveApp({
    network: siteNetwork,
    appInfo: { name: 'Rainbow Rabbit', logo: 'https://a/b' },
  });
});
afterEach(async () => {
  jest.useRealTimers();
  // A connection that goes on would put its iframe back into the page of a later test.
  site.isSilent = false;
  await connector.disconnect();
  site.stop();
});

const item = { target: 'A'.repeat(43), tags: [{ name: 'Action', value: 'Scan' }], data: '{}' };
const dialog = () => document.querySelector('dialog');

/** The outcome of what is still waiting, once time has passed. */
async function outcomeAfter(pending: Promise<unknown>, passedMs: number): Promise<unknown> {
  const outcome = pending.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(passedMs);
  return outcome;
}

describe('connecting', () => {
  it('opens a window of 400×600 and introduces the app to the wallet', async () => {
    await connector.connect();
    const [url, , features] = jest.mocked(window.open).mock.calls[0] ?? [];
    expect(features).toContain('width=400,height=600');
    const { origin, hash } = new URL(String(url));
    expect(origin).toBe(siteUrl);
    expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
      origin: window.location.origin,
      session: expect.stringMatching(/^\d+$/),
      name: 'Rainbow Rabbit',
      logo: 'https://a/b',
    });
  });

  it('says that the browser blocked the window, and leaves nothing in the page', async () => {
    site.blockPopups();
    await expect(connector.connect()).rejects.toMatchObject({ code: 'wallet.popup-blocked' });
    expect(site.iframe()).toBeNull();
  });

  it('says that its user closed the window, and works the next time', async () => {
    jest.useFakeTimers();
    const { onConnect } = site;
    site.onConnect = site.closePopup;
    await expect(outcomeAfter(connector.connect(), 400)).resolves.toMatchObject({
      code: 'wallet.popup-closed',
    });
    expect(site.iframe()).toBeNull();
    site.onConnect = onConnect;
    await expect(outcomeAfter(connector.connect(), 0)).resolves.toBe(first.address);
  });

  it('reports a refusal', async () => {
    site.onConnect = () => site.say({ method: 'disconnect' }, 'popup');
    await expect(connector.connect()).rejects.toMatchObject({ code: 'wallet.declined' });
  });

  it('gives an attempt up for a second one', async () => {
    const { onConnect } = site;
    site.onConnect = () => undefined;
    const before = connector.connect();
    before.catch(() => undefined);
    await nextTurn();
    site.onConnect = onConnect;
    await expect(connector.connect()).resolves.toBe(first.address);
    await expect(before).rejects.toMatchObject({ code: 'wallet.disconnected' });
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('refuses a malformed address', async () => {
    site.onConnect = () => site.say({ method: 'connect', params: 'me' }, 'popup');
    await expect(connector.connect()).rejects.toMatchObject({ code: 'wallet.answer-invalid' });
  });
});

describe('an earlier connection', () => {
  it('is taken up again when the wallet says so in its iframe, without a window', async () => {
    const again = connector.reconnect?.();
    site.say({ method: 'connect', params: first.address });
    await expect(again).resolves.toBe(first.address);
    expect(window.open).not.toHaveBeenCalled();
  });

  it('is over when the wallet says nothing for ten seconds', async () => {
    jest.useFakeTimers();
    const again = connector.reconnect?.() ?? Promise.resolve();
    await expect(outcomeAfter(again, 10_000)).resolves.toMatchObject({ code: 'wallet.not-connected' });
    expect(window.open).not.toHaveBeenCalled();
    expect(site.iframe()).toBeNull();
  });
});

describe('the wallet’s windows', () => {
  it('are shown and hidden as the wallet asks, and step back when nothing waits', async () => {
    jest.useFakeTimers();
    await outcomeAfter(connector.connect(), 200);
    expect(site.popup()?.closed).toBe(true);
    expect(dialog()?.open).toBe(false);
    site.isSilent = true;
    const signing = connector.signDataItem(item);
    await jest.advanceTimersByTimeAsync(0);
    site.say({ method: 'showIframe', params: true });
    expect(dialog()?.open).toBe(true);
    site.say({ id: site.heard.at(-1)?.id, error: { code: 0 } });
    await expect(outcomeAfter(signing, 100)).resolves.toMatchObject({ code: 'wallet.declined' });
    expect(dialog()?.open).toBe(false);
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  it('stay open for a wallet that lives in its popup, whose end ends what waits', async () => {
    jest.useFakeTimers();
    const { onConnect } = site;
    site.onConnect = () => {
      onConnect();
      site.say({ method: 'keepPopup', params: true }, 'popup');
    };
    await outcomeAfter(connector.connect(), 1000);
    expect(site.popup()?.closed).toBe(false);
    site.isSilent = true;
    const signing = connector.signDataItem(item);
    site.closePopup();
    await expect(outcomeAfter(signing, 400)).resolves.toMatchObject({ code: 'wallet.popup-closed' });
  });

  it('open once more for a wallet that approves in its popup', async () => {
    jest.useFakeTimers();
    site.onConnect = () => site.say({ method: 'connect', params: first.address }, 'popup');
    await outcomeAfter(connector.connect(), 200);
    await outcomeAfter(connector.signDataItem(item), 200);
    expect(window.open).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(100);
    site.blockPopups();
    await expect(outcomeAfter(connector.signDataItem(item), 0)).resolves.toMatchObject({
      code: 'wallet.popup-blocked',
    });
  });

  it('are left by Escape', async () => {
    await connector.connect();
    site.isSilent = true;
    const signing = connector.signDataItem(item);
    await nextTurn();
    site.say({ method: 'showIframe', params: true });
    dialog()?.dispatchEvent(new Event('cancel'));
    await expect(signing).rejects.toMatchObject({ code: 'wallet.popup-closed' });
  });

  it('are put back within ten seconds when something took them out of the page', async () => {
    jest.useFakeTimers();
    await outcomeAfter(connector.connect(), 0);
    dialog()?.remove();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(dialog()).not.toBeNull();
  });
});

it('ends a request that the wallet never answers', async () => {
  jest.useFakeTimers();
  await outcomeAfter(connector.connect(), 0);
  site.isSilent = true;
  await expect(outcomeAfter(connector.signDataItem(item), 300_000)).resolves.toMatchObject({
    code: 'wallet.request-timeout',
    params: { action: 'signDataItem' },
  });
});

it('sends the wallet a disconnect, and leaves nothing in the page also without an answer', async () => {
  jest.useFakeTimers();
  await outcomeAfter(connector.connect(), 0);
  site.isSilent = true;
  const waiting = connector.signDataItem(item);
  const leaving = connector.disconnect();
  await expect(outcomeAfter(waiting, 0)).resolves.toMatchObject({ code: 'wallet.disconnected' });
  await outcomeAfter(leaving, 5000);
  expect(site.heard.at(-1)?.method).toBe('disconnect');
  expect(dialog()).toBeNull();
  await expect(connector.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.not-connected' });
});

it('has left as soon as the wallet answers the disconnect, also by an id alone', async () => {
  jest.useFakeTimers();
  await outcomeAfter(connector.connect(), 0);
  site.isSilent = true;
  const leaving = connector.disconnect();
  site.say({ id: site.heard.at(-1)?.id, jsonrpc: '2.0' });
  await outcomeAfter(leaving, 0);
  expect(dialog()).toBeNull();
});

it('takes an answer without a result for no signature', async () => {
  await connector.connect();
  site.isSilent = true;
  const signing = connector.signDataItem(item);
  await nextTurn();
  site.say({ id: site.heard.at(-1)?.id, jsonrpc: '2.0' });
  await expect(signing).rejects.toMatchObject({ code: 'wallet.answer-invalid' });
});

it('lets the wallet in the page do without the page’s own address', async () => {
  await connector.connect();
  const rights = site.iframe()?.getAttribute('sandbox')?.split(' ');
  expect(rights).toEqual(expect.arrayContaining(['allow-same-origin', 'allow-scripts', 'allow-popups']));
  expect(rights?.filter((right) => right.startsWith('allow-top-navigation'))).toEqual([]);
});

it('ignores messages of other windows', async () => {
  await connector.connect();
  const heard: WalletEvent[] = [];
  connector.subscribe((event) => heard.push(event));
  const change = { method: 'connect', params: second.address };
  site.say(change, 'iframe', 'https://evil.example');
  window.dispatchEvent(new MessageEvent('message', { data: change, origin: siteUrl, source: window }));
  site.say({ method: 'connect', params: 'no address' });
  expect(heard).toEqual([]);
  expect(await connector.getActiveAddress()).toBe(first.address);
});

it.each([
  ['the item of another account', () => second.signDataItem(item)],
  ['another item', () => first.signDataItem({ ...item, data: '{"rabbit":1}' })],
])('gives nothing on that is %s', async (_, answer) => {
  await connector.connect();
  site.isSilent = true;
  const signing = connector.signDataItem(item);
  const result = await answer();
  site.say({ id: site.heard.at(-1)?.id, result });
  await expect(signing).rejects.toMatchObject({ code: 'data-item.not-what-was-asked' });
});
