import { expect } from '@playwright/test';
import type { PushService } from '@rainbow-rabbit/localnet';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import { importRelayKeyPair, openRelayLink, runTelling, startRelay } from '../../relay/src';
import { staffOf } from '../game/staffed-event';
import type { LocalnetUnderTest } from '../support/localnet';
import { relayLogin } from '../support/relay-login';
import { button } from './engine-phone';
import { becomePlayer } from './player';
import { ownNetworkTest as test } from './test';

/** Starts a relay of the demo event that asks the push service of the test. Returns `network.json` with it, and its end. */
async function relayOf({ url, events: [demo] }: LocalnetUnderTest, push: PushService) {
  if (!demo) throw new Error('The network has no event.');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const key = await importRelayKeyPair(await crypto.subtle.exportKey('jwk', pair.privateKey));
  const report = () => undefined;
  const link = openRelayLink({ url: new URL('mqtt', url.replace('http', 'ws')).href, ...relayLogin, report });
  const telling = await runTelling({
    ...{ process: demo.process, key, app: url, services: [push.origin], report },
    outlets: { ...link, isOnDuty: () => true },
  });
  const stop = startRelay({
    ao: createAoClient({ ao: { mode: 'legacy', mu: `${url}mu`, cu: `${url}cu` } }),
    process: demo.process,
    privateKey: key.privateKey,
    publish: link.publish,
    report,
    onEvent: (info) => void telling.hearEvent(info),
    onPlayer: telling.hearPlayer,
    readsApartMs: 400,
  });
  const list = (await (await fetch(`${url}network.json`)).json()) as object;
  const entry = { ...demo, relay: { broker: 'mqtt', key: key.publicKey } };
  const end = async () => {
    stop();
    await telling.stop();
    await link.close();
  };
  return { process: demo.process, list: JSON.stringify({ ...list, events: [entry] }), end };
}

/** Runs in a page: returns the texts of the notices that the worker of an event shows. */
async function shownNotices(process: string): Promise<string[]> {
  const scope = new URL(`static/push/${process}/`, document.baseURI).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return ((await registration?.getNotifications()) ?? []).map(({ title, body }) => `${title}: ${body}`);
}

/** Runs in a page: returns what the relay of an event was last asked about. */
const keptAsk = (process: string) => localStorage.getItem(`rainbow-rabbit.game.${process}.told-for`);

test('who asked before there was a rabbit is told that the cards are dealt, once, and no more after a tap', async ({
  engine,
  phone,
  hall,
  network,
  push,
}) => {
  const { process, list, end } = await relayOf(network, push);
  hall.lose(/^\/network\.json/, list);
  await phone.open('#/rabbit/demo');
  await phone.tap(button('Open menu'));
  await phone.tap(button('Tell me', 'dialog'));
  await phone.see({ text: 'which its organisers run', within: 'dialog' });
  await phone.see(button('Save to calendar', 'dialog'));
  if (engine !== 'firefox') {
    // Chromium's push service is its maker's alone, and without a window it asks nobody.
    if (engine === 'webkit')
      await phone.see({ text: 'This browser can’t tell you anything', within: 'dialog' });
    await end();
    return;
  }
  await phone.tap(button('Tell me', 'dialog'));
  await phone.see({ text: 'You will be told on this phone.', within: 'dialog' });
  await phone.tap(button('Close', 'dialog'));
  await becomePlayer(phone, 'Sorrel');
  // The relay hears of the rabbit without a further tap.
  await expect.poll(() => phone.evaluate(keptAsk, process)).toMatch(/ \d+"$/);
  const staff = await staffOf(network);
  await staff.deal('Sorrel');
  const told = () => phone.evaluate(shownNotices, process);
  await expect
    .poll(told)
    .toEqual([expect.stringMatching(/: The cards are dealt\. Yours is waiting for you\.$/)]);
  expect(push.deliveries).toHaveLength(1);
  await phone.tap(button('Open menu'));
  await phone.tap(button('Tell me', 'dialog'));
  await phone.tap(button('Don’t tell me any more', 'dialog'));
  await phone.see(button('Tell me', 'dialog'));
  await expect.poll(push.browsers).toBe(0);
  expect(await told()).toEqual([]);
  await end();
});
