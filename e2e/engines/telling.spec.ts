import { expect } from '@playwright/test';
import { createActor, type PushService } from '@rainbow-rabbit/localnet';
import { saveMeetUp } from '@rainbow-rabbit/processes/community/client';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import {
  importRelayKeyPair,
  openRelayLink,
  relayMeetUps,
  runMeetUpTelling,
  runTelling,
  startRelay,
} from '../../relay/src';
import { staffOf } from '../game/staffed-event';
import { sharedKeys } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';
import { relayLogin } from '../support/relay-login';
import { button } from './engine-phone';
import { becomePlayer } from './player';
import { ownNetworkTest as test } from './test';

/** Returns what a relay of a process needs that asks the push service of the test, and the `network.json` of its network. */
async function relayBase(process: ProcessId, url: string, push: PushService) {
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const key = await importRelayKeyPair(await crypto.subtle.exportKey('jwk', pair.privateKey));
  const report = () => undefined;
  const link = openRelayLink({ url: new URL('mqtt', url.replace('http', 'ws')).href, ...relayLogin, report });
  const options = {
    ...{ process, key, app: url, services: [push.origin], report },
    outlets: { ...link, isOnDuty: () => true },
  };
  const ao = createAoClient({ ao: { mode: 'legacy', mu: `${url}mu`, cu: `${url}cu` } });
  const reads = { ao, process, report, readsApartMs: 400 };
  const list = (await (await fetch(`${url}network.json`)).json()) as { community: ProcessId };
  const endOf = (stop: () => void, telling: { stop: () => Promise<void> }) => async () => {
    stop();
    await telling.stop();
    await link.close();
  };
  return { key, link, options, reads, list, relay: { broker: 'mqtt', key: key.publicKey }, endOf };
}

/** Starts a relay of the demo event. Returns `network.json` with it, and its end. */
async function relayOf({ url, events: [demo] }: LocalnetUnderTest, push: PushService) {
  if (!demo) throw new Error('The network has no event.');
  const { process } = demo;
  const { key, link, options, reads, list, relay, endOf } = await relayBase(process, url, push);
  const telling = await runTelling(options);
  const stop = startRelay({
    ...reads,
    privateKey: key.privateKey,
    publish: link.publish,
    onEvent: (info) => void telling.hearEvent(info),
    onPlayer: telling.hearPlayer,
  });
  const text = JSON.stringify({ ...list, events: [{ ...demo, relay }] });
  return { process, list: text, end: endOf(stop, telling) };
}

/** Starts a relay of the communities. Returns `network.json` with it, and its end. */
async function meetUpRelayOf({ url }: LocalnetUnderTest, push: PushService) {
  const { community: process } = (await (await fetch(`${url}network.json`)).json()) as {
    community: ProcessId;
  };
  const { options, reads, list, relay, endOf } = await relayBase(process, url, push);
  const telling = await runMeetUpTelling(options);
  const stop = relayMeetUps({ ...reads, onMeetUps: (meetUps) => void telling.hearMeetUps(meetUps) });
  return { process, list: JSON.stringify({ ...list, relay }), end: endOf(stop, telling) };
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

test('who asked is told once that a meet-up, which moved, is tomorrow, and no more after a tap', async ({
  engine,
  phone,
  hall,
  network,
  push,
}) => {
  const { process, list, end } = await meetUpRelayOf(network, push);
  const { ao, signer } = await createActor(network.url, await sharedKeys.wallet('operator'));
  const title = 'Rabbits by the river';
  const hourMs = 3_600_000;
  const plan = (startsAt: number, id?: number) =>
    saveMeetUp(
      { ao, process },
      {
        ...{ city: 'lisbon', title, text: 'We walk.', place: 'Quay', zone: 'Europe/Lisbon', minutes: 60 },
        ...{ startsAt, ...(id && { id }) },
      },
      { signer },
    );
  const id = await plan(network.now() + 72 * hourMs);
  hall.lose(/^\/network\.json/, list);
  await phone.open(`#/social/lisbon?meetup=${id}`);
  await phone.tap(button('Remind me'));
  await phone.see({ text: 'You are told once, a day before it begins', within: 'dialog' });
  await phone.see(button('Save to calendar', 'dialog'));
  if (engine !== 'firefox') {
    if (engine === 'webkit')
      await phone.see({ text: 'This browser can’t tell you anything', within: 'dialog' });
    await end();
    return;
  }
  const earlier = push.deliveries.length;
  await phone.tap(button('Remind me', 'dialog'));
  await phone.see({ text: 'You will be told on this phone.', within: 'dialog' });
  await phone.tap(button('Close', 'dialog'));
  expect(push.deliveries).toHaveLength(earlier);
  await plan(network.now() + 23 * hourMs, id);
  const told = () => phone.evaluate(shownNotices, process);
  await expect
    .poll(told)
    .toEqual([expect.stringMatching(/^Rainbow Rabbit: (Tomorrow|Today): Rabbits by the river$/)]);
  await phone.tap(button('Remind me'));
  await phone.tap(button('Don’t tell me any more', 'dialog'));
  await phone.see(button('Remind me', 'dialog'));
  await expect.poll(push.browsers).toBe(0);
  expect(await told()).toEqual([]);
  expect(push.deliveries).toHaveLength(earlier + 1);
  await end();
});
