import type { Page, Request } from '@playwright/test';
import { createActor } from '@rainbow-rabbit/localnet';
import { readEarnings, readPayments, readPot, showOwnPage } from '@rainbow-rabbit/processes/community/client';
import { decimalText, readTokenBalance, readTokenInfo } from '@rainbow-rabbit/processes/token/client';
import { approveEntering } from './contest/people';
import { ownNetworkTest, ownCommunityTest as test } from './game/own-network';
import { approve } from './game/phone-player';
import { signInAnew } from './staff/console';
import { expect, sharedKeys } from './support';
import { watchRequests } from './support/at-rest';
import { choose, connectedButton, makeQuickWallet, openImport, press } from './wallets/quick-wallet-popup';

const rows = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('listitem');

test('a player finds the own place, and is paid what was earned; another one joins a city; staff cancel a round', async ({
  network,
  openPhone,
  axe,
}) => {
  const keyfile = await sharedKeys.wallet('player-willow');
  const { ao, address } = await createActor(network.url, keyfile);
  const { community: process } = await (await fetch(new URL('network.json', network.url))).json();
  const community = { ao, process };
  const at = (path: string) => new URL(`#${path}`, network.url).href;

  const openWith = async (own: typeof keyfile) => {
    const opened = await openPhone();
    await openImport(opened);
    await choose(opened, own);
    await press(opened, 'Use this wallet');
    await expect(connectedButton(opened)).toBeVisible();
    return opened;
  };
  const page = await openWith(keyfile);

  await page.goto(at('/social'));
  const event = page.getByRole('link', { name: 'Play Demo Garden Party' }).locator('xpath=..');
  await expect(event).toContainText('Live now');
  await axe(page);

  await page.goto(at('/social/leaderboard'));
  await page.getByText('Your name on the leaderboards').click();
  await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Willow');
  await page.getByLabel('Your name', { exact: true }).fill('Willow Wisp');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await approve(page, 'Save my name');
  await expect(page.getByText('Saved.')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: /^Everybody/ }).click();
  await expect(rows(page).filter({ hasText: '(you)' })).toContainText('Willow Wisp');
  await axe(page);

  await page.getByRole('link', { name: 'Your page' }).click();
  await expect(page.getByText('Your page is hidden')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Show my page' }).click();
  const sheet = page.getByRole('dialog', { name: 'Show your page?' });
  await expect(sheet).toContainText('your points and places');
  await axe(page);
  await sheet.getByRole('button', { name: 'Show my page' }).click();
  await approve(page, 'Change my page');
  await expect(page.getByRole('heading', { level: 1, name: 'Willow Wisp' })).toBeVisible();
  const proof = page.getByRole('link', { name: 'On the ledger: Demo Garden Party' });
  await expect(proof).toBeVisible();
  await axe(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  expect((await saved).suggestedFilename()).toBe('rainbow-rabbit.png');
  await proof.click();
  await expect(page.getByText(/^7 messages found/)).toBeVisible();

  await page.goto(at('/social/leaderboard/overall'));
  await page.getByLabel('Search by name').fill('wil');
  await expect(page.getByText('1 person found')).toBeVisible();
  await expect(rows(page)).toContainText(['Willow']);
  await page.getByLabel('Search by name').fill('');
  await page.getByLabel('City').selectOption({ label: 'Lisbon' });
  await expect(page).toHaveURL(/city=lisbon/);
  await expect(rows(page)).toContainText([/Willow|Heather/]);
  await expect(rows(page).filter({ hasText: 'Paprika' })).toHaveCount(0);

  await page.goto(at('/social/athletics'));
  await expect(page.getByText('You play for this city: Lisbon.')).toBeVisible();
  await page.getByText('Demo Garden Party').click();
  await expect(page.getByText('Carried by').first()).toBeVisible();
  await axe(page);

  const { token } = await readPot(community);
  if (!token) throw new Error('The pot has no token');
  const place = { ao, process: token };
  const { ticker, denomination } = await readTokenInfo(place);
  const { claimable } = await readEarnings(community, address, { maxAgeMs: 0 });
  const amount = `${decimalText(claimable, denomination)}\u00a0${ticker}`;
  await page.goto(at('/social/claim'));
  await page.getByRole('button', { name: `Claim ${amount}` }).click();
  await approveEntering(page);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('There is nothing to claim now.')).toBeVisible();
  await axe(page);
  expect(await readTokenBalance(place, address, { maxAgeMs: 0 })).toBe(claimable);
  const { rows: payments } = await readPayments(community, address, { offset: 0, limit: 5 }, { maxAgeMs: 0 });
  expect(payments).toMatchObject([{ quantity: claimable, state: 'paid' }]);
  await expect(page.getByRole('link', { name: 'Show the message of the payment' })).toHaveAttribute(
    'href',
    new RegExp(`${payments[0]?.message}$`),
  );

  await page.goto(at('/social/leaderboard/overall'));
  await rows(page).getByRole('link', { name: 'Pebble' }).click();
  await page.getByRole('button', { name: /^Report/ }).click();
  const report = page.getByRole('dialog');
  await report.getByRole('button', { name: 'Insult or hate' }).click();
  await axe(page);
  await report.getByRole('button', { name: 'Sign and report' }).click();
  await approve(page, 'Report it');
  await expect(page.getByText('The staff will look at it. Thank you.')).toBeVisible();

  const other = await openPhone();
  await makeQuickWallet(other);
  await other.goto(at('/social/athletics'));
  await other.getByLabel('Your city').selectOption({ label: 'Vadodara' });
  await other.getByRole('button', { name: 'Play for this city: Vadodara' }).click();
  await approve(other, 'Play for this city');
  await expect(other.getByText('You play for this city: Vadodara.').first()).toBeVisible();
  await other.goto(at('/social/leaderboard/game-nothing'));
  await expect(other.getByText('Status 404')).toBeVisible();

  const staff = await openWith(await sharedKeys.wallet('operator'));
  await staff.goto(at('/social/about'));
  const reported = staff.getByRole('listitem').filter({ hasText: 'Insult or hate' });
  await reported.getByText('Hide it').click();
  await reported.getByLabel(/^Reason/).fill('Offensive');
  await axe(staff);
  await reported.getByRole('button', { name: 'Send' }).click();
  await approve(staff, 'Change it');
  await expect(reported).toHaveCount(0);
  await page.goto(at('/social/leaderboard/overall'));
  await expect(rows(page).filter({ hasText: 'Willow Wisp' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Pebble' })).toHaveCount(0);

  await staff.goto(at('/social/athletics'));
  await staff.getByLabel('Round', { exact: true }).selectOption({ label: '1 · Demo Garden Party' });
  const form = staff.getByRole('group').filter({ hasText: 'is cancelled for everybody' });
  await staff.getByText('Cancel the round', { exact: true }).click();
  await form.getByLabel('Reason').fill('A storm');
  await form.getByRole('button', { name: 'Send' }).click();
  await axe(staff);
  await approve(staff, 'Cancel the round');
  await expect(form.getByText('Done. It stands in the public log.')).toBeVisible();
  await other.goto(at('/social/athletics'));
  await expect(other.getByText('Cancelled', { exact: true })).toBeVisible();

  await staff.goto(at('/social/about'));
  const added = staff.getByRole('group').filter({ hasText: 'Name in English' });
  await staff.getByText('Add a city', { exact: true }).click();
  await added.getByLabel('Name in English').fill('Rome');
  await added.getByLabel('Name in Polski').fill('Rzym');
  await added.getByLabel(/^Latitude/).fill('41.9');
  await added.getByLabel(/^Longitude/).fill('12.5');
  await added.getByLabel('Color').selectOption('Red');
  await axe(staff);
  await added.getByRole('button', { name: 'Send' }).click();
  await approve(staff, 'Save the city');
  await expect(added.getByText('Done. It stands in the public log.')).toBeVisible();
  await other.goto(at('/social/oslo'));
  await expect(other.getByText('Status 404')).toBeVisible();
  await other.goto(at('/social'));
  await other.getByRole('navigation', { name: 'Cities' }).getByRole('link', { name: 'Rome' }).click();
  await expect(other.getByRole('heading', { name: 'Rome community' })).toBeVisible();
  await expect(other.getByText('Nobody has points here yet.')).toBeVisible();
  await axe(other);
  await other.getByRole('link', { name: 'Open the arcade' }).click();
  await expect(other.getByRole('heading', { name: 'Games in Rome' })).toBeVisible();
  await other.getByRole('link', { name: 'Play HyperStax' }).click();
  await expect(other.getByRole('heading', { name: 'HyperStax', level: 1 })).toBeVisible();
});

/** Notes the requests for the app's files; returns what counts the bytes of those that were made since it was called last, as they are sent. */
function countFileBytes(page: Page): () => Promise<number> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (/\/(areas|static)\//.test(request.url())) asked.push(request);
  });
  return async () => {
    const sizes = await Promise.all(asked.splice(0).map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

// The bar of new pages, beside the area that has them.
test('a person’s page, and the list of launches before its checks, enter in at most 30 kB', async ({
  network,
  openPhone,
}) => {
  const { ao, address, signer } = await createActor(network.url, await sharedKeys.wallet('player-willow'));
  const { community: process } = await (await fetch(new URL('network.json', network.url))).json();
  await showOwnPage({ ao, process }, true, { signer });
  for (const [area, entrance, path, heading] of [
    ['social', '/social', `/people/${address}`, 'Willow'],
    ['devbot', '/devbot', '/devbot/tokens', 'Launched tokens'],
  ] as const) {
    const page = await openPhone();
    const requestsDone = watchRequests(page);
    const bytes = countFileBytes(page);
    await page.goto(new URL(`#${entrance}`, network.url).href);
    await expect(page.locator(`[data-area="${area}"]`).getByRole('heading', { level: 1 })).toBeVisible();
    // The last of what the shell fetches by itself once a page is quiet, and no part of the next page.
    await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
    await requestsDone();
    await bytes();
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await requestsDone();
    const entered = await bytes();
    expect(entered, path).toBeGreaterThan(1000);
    expect(entered, path).toBeLessThan(30_000);
  }
});

ownNetworkTest(
  'somebody without a terminal makes a community and its arcade, which an app uses by the file that the page saves',
  async ({ openPhone, axe }) => {
    const page = await openPhone();
    await page.goto('./#/social');
    await page.getByRole('link', { name: 'Make a community' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
    await signInAnew(page, './#/_internal/social');
    await page.getByRole('button', { name: 'Make the community' }).click();
    await approve(page, 'Make');
    await expect(page.getByRole('heading', { name: 'Your new community' })).toBeVisible();
    await axe(page);

    await page.getByRole('link', { name: 'Make its arcade' }).click();
    await axe(page);
    await page.getByRole('button', { name: 'Make the arcade' }).click();
    await approve(page, 'Make');
    await expect(page.getByRole('heading', { name: 'Your new arcade' })).toBeVisible();
    await page.getByRole('button', { name: 'Count its points' }).click();
    await approve(page, 'Save the source');
    await expect(page.getByText('The community takes its points.')).toBeVisible();
    await axe(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save network.json' }).click();
    const file = await (await saving).path();

    await page.route('**/network.json', (route) => route.fulfill({ path: file }));
    await page.goto('./#/social/about');
    await page.reload();
    await page.getByText('Add a city', { exact: true }).click();
    const added = page.getByRole('group').filter({ hasText: 'Name in English' });
    await added.getByLabel('Name in English').fill('Rome');
    await added.getByLabel(/^Latitude/).fill('41.9');
    await added.getByLabel(/^Longitude/).fill('12.5');
    await added.getByRole('button', { name: 'Send' }).click();
    await approve(page, 'Save the city');
    await expect(added.getByText('Done. It stands in the public log.')).toBeVisible();
    await page.goto('./#/social/rome');
    await expect(page.getByText('Nobody has points here yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the arcade' }).click();
    await expect(page.getByText('Make a challenge')).toBeVisible();
  },
);
