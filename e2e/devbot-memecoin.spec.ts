import type { Page } from '@playwright/test';
import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import { fromBase64Url, generateKeyfile, ownerAddress, type Tag } from '@rainbow-rabbit/shared/arweave';
import { termsOf } from '../remotes/devbot/src/terms/terms-versions';
import { connect } from './arcade/arcade-network';
import { spawnToken } from './devbot/spawned-token';
import { hold } from './first-view/hold';
import { approve } from './game/phone-player';
import { createTestPlayer, expect, sharedKeys, test } from './support';

/** Expects that the page fits a phone: nothing of it is beside the screen. */
async function expectFits(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

const showPassed = (page: Page) => page.getByText('What passed, and why').tap();
const lines = (page: Page) =>
  page.getByRole('region', { name: 'Is it fair?' }).getByRole('list').getByRole('listitem');

test('a newcomer launches a memecoin, anybody can check it, and another person claims', async ({
  page,
  openPhone,
  axe,
}) => {
  await page.goto('./#/devbot');
  await page.getByRole('button', { name: /Launch a memecoin/ }).tap();
  await page.getByLabel('Name').fill('Moon Carrots');
  await page.getByLabel('You keep').fill('1000');
  await page.getByLabel('Share of an address').fill('100');
  await expect(page.getByText(/are handed out in 9,990 shares/)).toBeVisible();
  await page.getByLabel('Share of an address').fill('1000');
  await expect(page.getByText(/are handed out in 999 shares/)).toBeVisible();
  await page.getByRole('button', { name: 'Read the terms here' }).tap();
  await expect(page.getByRole('region', { name: 'Memecoin terms' })).toBeVisible();
  await page.getByRole('checkbox').tap();
  await axe();
  await expectFits(page);
  await page.getByRole('button', { name: 'See what will be signed' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^QuickWallet/ })
    .tap();
  const launch = page.getByRole('button', { name: 'Launch MOON' });
  await launch.waitFor();
  await axe();
  await launch.tap();
  await approve(page, 'Make');
  await page.getByRole('link', { name: /Moon Carrots \(MOON\)/ }).tap();
  await expect(page.getByText('Fair: everything was checked')).toBeVisible();
  await expect(page.getByText(/You launched this memecoin/)).toBeVisible();
  await showPassed(page);
  await expect(lines(page)).toHaveCount(12);
  await axe();
  await expectFits(page);

  const phone = await openPhone();
  await phone.goto(page.url());
  await expect(phone.getByText('Fair: everything was checked')).toBeVisible();
  await phone.getByRole('button', { name: 'Connect a wallet to claim' }).tap();
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /^QuickWallet/ })
    .tap();
  await phone.getByRole('button', { name: /^Claim 1,000/ }).tap();
  await approve(phone, 'Claim my share');
  await expect(phone.getByText(/You have claimed 1,000/)).toBeVisible();
  await showPassed(phone);
  await phone.getByRole('button', { name: 'Check again' }).tap();
  await expect(phone.getByText(/998,000.MOON wait in the pot/)).toBeVisible();
  await expect(phone.getByText('Fair: everything was checked')).toBeVisible();
  await axe(phone);
});

test('a planted cheat shows as failed, also in the list of all launches', async ({ page, localnet, axe }) => {
  const keyfile = await sharedKeys.wallet('operator');
  const creator = await ownerAddress(fromBase64Url(keyfile.n));
  const other = await ownerAddress(fromBase64Url((await sharedKeys.wallet('player-heather')).n));
  const agreement = { terms: 'memecoins', ...termsOf('memecoins') } as const;
  const fair: TokenTerms = {
    name: 'Moon Carrots',
    ticker: 'MOON',
    denomination: 2,
    balances: { [creator]: '500' },
    minters: [],
    creator,
    agreement,
    drop: { quantity: '1000', perAddress: '100' },
    renounced: true,
  };
  // The code refuses a memecoin that isn't fair; the terms of tokens are how a cheat comes to life at all.
  const asToken = { ...fair, agreement: { terms: 'tokens', ...termsOf('tokens') } } as const;
  const withAuthority = (tags: Tag[]) =>
    tags.map((tag) => (tag.name === 'Authority' ? { ...tag, value: creator } : tag));
  const cheats: [string, Partial<Parameters<typeof spawnToken>[0]>][] = [
    ['The supply is fixed', { terms: { ...asToken, minters: [creator], renounced: false } }],
    ['Nobody owns it', { terms: { ...asToken, renounced: false } }],
    [
      'The creator keeps what is shown',
      { terms: { ...asToken, balances: { [creator]: '5', [other]: '5' } } },
    ],
    ['Nobody can forge senders', { tags: withAuthority }],
    ['The code is known', { code: (released) => released.replace('decimal.trimmed', 'decimal .trimmed') }],
  ];
  const planted: string[] = [];
  for (const [title, cheat] of cheats) {
    const process = await spawnToken({ url: localnet.url, keyfile, terms: fair, ...cheat });
    planted.push(process);
    await page.goto(`./#/devbot/memecoins/${process}`);
    // The hash alone changes, so the cheat before is shown for a while.
    await expect(page.getByText(process, { exact: true })).toBeVisible();
    await expect(page.getByText('This is not a fair memecoin'), title).toBeVisible();
    await expect(lines(page).filter({ hasText: title })).toContainText('Failed:');
  }
  const honest = await spawnToken({ url: localnet.url, keyfile, terms: fair });
  await page.goto('./#/devbot/tokens');
  const rowOf = (process: string) =>
    page.getByRole('list', { name: 'Launched tokens' }).getByRole('link').filter({ hasText: process });
  for (const process of planted) {
    await rowOf(process).scrollIntoViewIfNeeded();
    await expect(rowOf(process)).toContainText('This is not a fair memecoin');
  }
  await rowOf(honest).scrollIntoViewIfNeeded();
  await expect(rowOf(honest)).toContainText(/1 holder/);
  await expect(rowOf(honest)).toContainText('Fair: everything was checked');
  await axe();
  await expectFits(page);
  await rowOf(honest).tap();
  await expect(page).toHaveURL(new RegExp(`#/devbot/memecoins/${honest}$`));
  const check = page.getByRole('region', { name: 'Is it fair?' });
  await expect(check.getByText('Fair: everything was checked')).toBeVisible();
});

test('a drop for rainbows asks the event, which knows who has one and who has none', async ({
  page,
  localnet,
  openPhone,
}) => {
  const keyfile = await sharedKeys.wallet('operator');
  const creator = await ownerAddress(fromBase64Url(keyfile.n));
  const [event] = localnet.events;
  if (!event) throw new Error('The network has no event');
  const terms: TokenTerms = {
    name: 'Rainbow Carrots',
    ticker: 'RAIN',
    denomination: 0,
    balances: {},
    creator,
    agreement: { terms: 'memecoins', ...termsOf('memecoins') },
    drop: { quantity: '1000', perAddress: '100', event: event.process },
    renounced: true,
  };
  const process = await spawnToken({ url: localnet.url, keyfile, terms });
  const player = await generateKeyfile();
  await createTestPlayer(localnet.url, { nickname: 'Pia Carrot', keyfile: player });
  await connect(page, player);
  await page.goto(`./#/devbot/memecoins/${process}`);
  await page.getByRole('button', { name: /^Claim 100/ }).tap();
  await approve(page, 'Claim my share');
  await expect(page.getByText(/you have no confirmed rainbow/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Claim 100.*again/ })).toBeVisible();

  const phone = await openPhone();
  // Among the demo players it is Willow whose rainbow is confirmed.
  await connect(phone, await sharedKeys.wallet('player-willow'));
  const release = await hold(phone, (path) => path.startsWith('/su/'));
  await phone.goto(`./#/devbot/memecoins/${process}`);
  await expect(
    phone.getByText('Players with a confirmed rainbow of Demo Garden Party can claim once.'),
  ).toBeVisible();
  // The name that the check reads moves nothing away from the finger.
  const button = phone.getByRole('button', { name: /^Claim 100/ });
  const early = await button.boundingBox();
  await expect(phone.getByText('Rainbow Carrots', { exact: true })).toHaveCount(0);
  release();
  await expect(phone.getByText('Rainbow Carrots', { exact: true })).toBeVisible();
  expect(await button.boundingBox()).toEqual(early);
  await button.tap();
  await approve(phone, 'Claim my share');
  await expect(phone.getByText(/You have claimed 100.RAIN/)).toBeVisible();
  await showPassed(phone);
  await phone.getByRole('button', { name: 'Check again' }).tap();
  await expect(phone.getByText(/900.RAIN wait in the pot/)).toBeVisible();
  await expect(phone.getByText('Fair: everything was checked')).toBeVisible();
  await phone.getByRole('link', { name: 'Balance, transfer, holders' }).tap();
  await expect(phone.getByRole('region', { name: 'Your wallet' })).toContainText('100 RAIN');
});

test('the terms are legal pages in each language', async ({ page, axe }) => {
  await page.goto('./#/devbot/memecoins/tos');
  await expect(page.getByRole('heading', { level: 1, name: 'Memecoin terms' })).toBeVisible();
  await axe();
  await expectFits(page);
  for (const [code, title] of [
    ['ja', 'トークン規約'],
    ['pl', 'Warunki dotyczące tokenów'],
    ['zh-cn', '代币条款'],
    ['zh-tw', '代幣條款'],
  ]) {
    await page.goto(`./#/${code}/devbot/tokens/terms`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectFits(page);
  }
});
