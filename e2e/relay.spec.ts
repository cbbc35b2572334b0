import type { BrowserContext } from '@playwright/test';
import { createActor } from '@rainbow-rabbit/localnet';
import { banPlayer, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import { importRelayKeyPair, openRelayLink, startRelay } from '../relay/src';
import { ownNetworkTest as test } from './game/own-network';
import { becomePlayer, openTab, rowOf } from './game/phone-player';
import { createTestPlayer, expect, sharedKeys } from './support';
import type { LocalnetUnderTest } from './support/localnet';
import { relayLogin } from './support/relay-login';

/** The time between two reads of a test's relay, in milliseconds. */
const readsApartMs = 400;
/** The longest time for which all own reads of a phone rest after the last snapshot, in milliseconds. */
const quietMs = 70_000;

/** Starts a relay of the demo event. Returns its entry for `network.json`, and its end. */
async function relayOf({ url, events: [demo] }: LocalnetUnderTest) {
  if (!demo) throw new Error('The network has no event.');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const key = await importRelayKeyPair(await crypto.subtle.exportKey('jwk', pair.privateKey));
  const broker = new URL('mqtt', url.replace('http', 'ws')).href;
  const publisher = openRelayLink({ url: broker, ...relayLogin, report: () => undefined });
  const stop = startRelay({
    ao: createAoClient({ ao: { mode: 'legacy', mu: `${url}mu`, cu: `${url}cu` } }),
    process: demo.process,
    privateKey: key.privateKey,
    publish: publisher.publish,
    report: () => undefined,
    readsApartMs,
  });
  const end = async () => {
    stop();
    await publisher.close();
  };
  return { demo, entry: { ...demo, relay: { broker, key: key.publicKey } }, end };
}

/** Lets the pages of a context know the relay, and notes their dry runs, which fail while the unit is away. */
async function behindVenue(context: BrowserContext, network: LocalnetUnderTest, entry: object) {
  const unit = { isAway: false, asked: [] as string[] };
  await context.route('**/network.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), events: [entry] } });
  });
  await context.route(`${network.url}cu/dry-run**`, async (route) => {
    const { Tags = [] }: { Tags?: { name: string; value: string }[] } = route.request().postDataJSON();
    unit.asked.push(
      `${Tags.find(({ name }) => name === 'Action')?.value} on ${route.request().frame().url()}`,
    );
    await (unit.isAway ? route.abort() : route.continue());
  });
  return unit;
}

test('leaderboard, wall and the own state follow the relay alone, and read politely once it is gone', async ({
  page,
  network,
  openPhone,
  problems,
  axe,
}) => {
  const { demo, entry, end } = await relayOf(network);
  const big = await openPhone();
  const phones = [page, big];
  const units: Awaited<ReturnType<typeof behindVenue>>[] = [];
  for (const phone of phones) {
    await phone.clock.install();
    units.push(await behindVenue(phone.context(), network, entry));
  }
  const asked = () => units.flatMap((unit) => unit.asked);
  await big.goto('/#/vibe');
  const players = big.getByText('Players', { exact: true }).locator('..');
  await becomePlayer(page, 'Yarrow');
  await openTab(page, 'Leaderboard');
  await expect(rowOf(page, 'Yarrow')).toContainText('(you)');
  await expect(players).toHaveText('Players9');
  await expect(page.getByText('Through the event’s relay')).toBeVisible();
  await page.getByRole('button', { name: 'Check with the ledger' }).click();
  await expect(page.getByText('The ledger says the same.')).toBeVisible();
  await axe();

  problems.allow(/net::ERR_FAILED/);
  for (const unit of units) Object.assign(unit, { isAway: true });
  await createTestPlayer(network.url, { nickname: 'Aster' });
  await expect(rowOf(page, 'Aster')).toContainText('0 / 7');
  await expect(players).toHaveText('Players10');
  await page.getByRole('button', { name: 'Check with the ledger' }).click();
  await expect(page.getByText('The ledger can’t be reached right now.')).toBeVisible();

  const { ao, signer } = await createActor(network.url, await sharedKeys.wallet('operator'));
  // The demo event has eight players.
  const ban = { rabbit: 9 as RabbitId, reason: 'A test' };
  await banPlayer({ ao, process: demo.process }, ban, { signer });
  await expect(page.getByText('You can’t scan any more')).toBeVisible();
  // A phone asks for a list that has whom its own standing has not.
  await expect(rowOf(page, 'Yarrow')).toHaveCount(0);
  await end();
  for (const unit of units) Object.assign(unit, { isAway: false, asked: [] });
  await createTestPlayer(network.url, { nickname: 'Yew' });
  await expect(rowOf(page, 'Yew')).toHaveCount(0);
  expect(asked()).toEqual([]);
  for (const phone of phones) await phone.clock.fastForward(quietMs);
  await expect(rowOf(page, 'Yew')).toContainText('0 / 7');
  await expect(players).toHaveText('Players11');
  // Event, player and page of the ranking on the phone; event and ranking on the wall, each asked once or twice.
  expect(asked().length).toBeLessThanOrEqual(10);
});
