import type { Page } from '@playwright/test';
import { readQuickly } from '../parts/src/scanner/decode/quick-reader';
import { BeaconPhone } from './beacon/beacon-phone';
import { phoneKeys, thirdPhoneKey } from './beacon/phone-keys';
import { ownCode, sendForm } from './game/phone-player';
import { test as base, expect, reloadPage } from './support';
import { phone as phoneOptions } from './support/phone';
import { pictureOfPng } from './support/picture';
import { openWithAllowedLinks } from './wallets/allowed-links';

const test = base.extend<{ phone: BeaconPhone }>({
  phone: async ({ localnet }, use) => {
    const [keyfile] = await phoneKeys();
    const phone = await BeaconPhone.open(`${localnet.url.replace(/^http/, 'ws')}mqtt`, keyfile);
    await use(phone);
    phone.vanish();
  },
});

const dialog = (page: Page) => page.getByRole('dialog');
const code = (page: Page) => dialog(page).getByRole('img', { name: 'QR code that pairs your wallet' });
const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect wallet' });
const connectedButton = (page: Page) => page.getByRole('button', { name: 'Connected wallet' });

async function chooseBeacon(page: Page): Promise<void> {
  await connectButton(page).click();
  await dialog(page).getByRole('button', { name: 'Beacon Wallet' }).click();
}

const otherDevice = (page: Page) => dialog(page).getByText('Other device');

/** Returns the text that a camera reads from the code on the screen, which a phone shows for other devices. */
async function readCode(page: Page): Promise<string> {
  if (!(await code(page).isVisible())) await otherDevice(page).click();
  await expect(code(page)).toBeVisible();
  const { width, height, luma } = pictureOfPng(await code(page).screenshot());
  return readQuickly({ width, height, data: luma }) ?? '';
}

async function pair(page: Page, phone: BeaconPhone): Promise<void> {
  await page.goto('./');
  await chooseBeacon(page);
  await phone.scan(await readCode(page));
  await expect(connectedButton(page)).toContainText(phone.address.slice(0, 4));
  await expect(dialog(page)).toHaveCount(0);
}

async function register(page: Page, nickname: string): Promise<void> {
  await page.goto('./#/rabbit/demo');
  await sendForm(page, nickname);
}

test('a phone scans the code on the screen, and its wallet signs a registration', async ({
  page,
  phone,
  axe,
}) => {
  await page.goto('./');
  await chooseBeacon(page);
  await otherDevice(page).click();
  await expect(dialog(page)).toContainText('Scan with your beacon wallet');
  await expect(dialog(page).getByRole('timer')).toHaveText(/Valid for [45]:\d\d more/);
  await expect(dialog(page).getByRole('link', { name: 'Get Beacon' })).toHaveAttribute(
    'href',
    /beaconwallet\.app/,
  );
  await expect(dialog(page).getByRole('link', { name: 'Play inside Beacon' })).toHaveAttribute(
    'href',
    `beaconwallet://aosync?websiteURL=${encodeURIComponent(page.url())}`,
  );
  await axe();
  await phone.scan(await readCode(page));
  await expect(connectedButton(page)).toContainText(phone.address.slice(0, 4));
  await expect(dialog(page)).toHaveCount(0);

  let approveNow = () => Promise.resolve();
  phone.reactions.push((request) => {
    approveNow = () => phone.approve(request);
  });
  await register(page, 'Beacon Briar');
  await expect(dialog(page)).toContainText('Approval pending ...');
  await axe();
  await phone.hears(({ body }) => body.action === 'signDataItem');
  await approveNow();
  await expect(dialog(page).getByRole('status')).toContainText('Approved');
  await expect(dialog(page)).toHaveCount(0);
  await expect(ownCode(page)).toBeVisible();
});

test('the link to a wallet on the same phone is followed', async ({ page }) => {
  await page.goto('./');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const followed = new Promise<string>((resolve) => {
    devtools.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  const address = page.url();
  await chooseBeacon(page);
  await dialog(page).getByRole('link', { name: 'Play inside Beacon' }).click();
  expect(await followed).toBe(`beaconwallet://aosync?websiteURL=${encodeURIComponent(address)}`);
});

test('a page goes on after its link to a wallet was opened', async ({ localnet, launchOptions, phone }) => {
  const { context, stop } = await openWithAllowedLinks(new URL(localnet.url).origin, 'beaconwallet', {
    ...launchOptions,
    ...phoneOptions,
    baseURL: localnet.url,
  });
  const page = await context.newPage();
  await phone.use(await thirdPhoneKey());
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const opened = page.waitForEvent('console', (message) =>
    message.text().startsWith('Launched external handler'),
  );
  await page.goto('./');
  await chooseBeacon(page);
  const pairing = await readCode(page);
  await dialog(page).getByRole('link', { name: 'Play inside Beacon' }).click();
  expect((await opened).text()).toContain(
    `beaconwallet://aosync?websiteURL=${encodeURIComponent(localnet.url)}`,
  );

  await phone.scan(pairing);
  await expect(connectedButton(page)).toContainText(phone.address.slice(0, 4));
  await expect(dialog(page)).toHaveCount(0);
  phone.reactions.push('ignore');
  await register(page, 'Linked Lavender');
  await expect(dialog(page)).toContainText('Approval pending ...');
  // The phone slept: back in the wallet, it gets what it missed.
  await phone.hears(({ body }) => body.action === 'signDataItem');
  await phone.sayHello();
  await expect(ownCode(page)).toBeVisible();
  await stop();
  expect(problems).toEqual([]);
});

test('a registration that is declined on the phone is not sent, and can be tried again', async ({
  page,
  phone,
}) => {
  // An account other than the account that is registered already.
  await phone.use((await phoneKeys())[1]);
  await pair(page, phone);
  phone.reactions.push('decline');
  await register(page, 'Gorse');
  await expect(dialog(page).getByRole('status')).toContainText('Not approved');
  await expect(page.getByText('You declined the request in your wallet. Nothing was sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(ownCode(page)).toBeVisible();
});

test('a page that is reloaded is connected again without showing anything', async ({ page, phone }) => {
  await pair(page, phone);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('dialog')) document.title = 'A dialog was shown';
    }).observe(document, { childList: true, subtree: true });
  });
  await reloadPage(page);
  await expect(connectedButton(page)).toContainText(phone.address.slice(0, 4));
  await expect(page).not.toHaveTitle('A dialog was shown');

  phone.vanish();
  await reloadPage(page);
  await expect(connectButton(page)).toBeVisible();
  await page.waitForFunction(() => sessionStorage.getItem('aosync-topic-id') === null);
  await expect(page).not.toHaveTitle('A dialog was shown');
});

test('a disconnect on the phone is shown for a moment', async ({ page, phone }) => {
  await pair(page, phone);
  await phone.leave();
  await expect(dialog(page).getByRole('status')).toContainText('Beacon wallet disconnected');
  await expect(dialog(page)).toHaveCount(0);
  await expect(connectButton(page)).toBeVisible();
});

test('a disconnect in the app reaches the phone', async ({ page, phone }) => {
  await pair(page, phone);
  await connectedButton(page).click();
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('Beacon wallet disconnected');
  await phone.hears(({ body }) => body.action === 'disconnect');
  await expect(connectButton(page)).toBeVisible();
});

test('pairing is given up by Escape or beside the modal, and can be begun again at once', async ({
  page,
  phone,
}) => {
  await page.goto('./');
  await chooseBeacon(page);
  const popup = page.getByRole('dialog', { name: 'Connect Wallet' });
  const first = await readCode(page);
  await page.keyboard.press('Escape');
  // Back in the popup, which doesn't repeat what its user just did.
  await expect(code(page)).toHaveCount(0);
  await expect(popup.getByRole('alert')).toHaveCount(0);
  await popup.getByRole('button', { name: 'Beacon Wallet' }).click();
  expect(await readCode(page)).not.toBe(first);
  await page.mouse.click(195, 10);
  await expect(code(page)).toHaveCount(0);
  await expect(popup.getByRole('alert')).toHaveCount(0);
  await popup.getByRole('button', { name: 'Beacon Wallet' }).click();
  await phone.scan(await readCode(page));
  await expect(connectedButton(page)).toBeVisible();
});

test('the code can be read by night, too, and lies in a modal that fits the screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  await chooseBeacon(page);
  expect(await readCode(page)).toMatch(/^aosync=[\da-f-]{36}$/);
  const onPhone = await dialog(page).boundingBox();
  expect(onPhone).toMatchObject({ x: 0, width: 390 });
  expect((onPhone?.y ?? 0) + (onPhone?.height ?? 0)).toBeCloseTo(844, 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const onDesk = await dialog(page).boundingBox();
  expect(onDesk?.width).toBeGreaterThanOrEqual(364);
  expect(onDesk?.x).toBeGreaterThan(100);
});

test('nothing of Beacon is loaded before it is chosen, and no broker is asked', async ({ page }) => {
  const scripts: string[] = [];
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const sources = (urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  const isBeacon = (source: string) => source.includes('aosync-topic-id');
  const isBrokerLibrary = (source: string) => source.includes('client disconnecting');

  await page.goto('./', { waitUntil: 'networkidle' });
  await connectButton(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Beacon Wallet' })).toBeVisible();
  const before = [...scripts];
  const early = await sources(before);
  expect(early.filter((source) => isBeacon(source) || isBrokerLibrary(source))).toHaveLength(0);
  expect(sockets).toHaveLength(0);

  await dialog(page).getByRole('button', { name: 'Beacon Wallet' }).click();
  await expect(otherDevice(page)).toBeVisible();
  const loaded = await sources(scripts.filter((url) => !before.includes(url)));
  expect(loaded.filter(isBeacon)).toHaveLength(1);
  expect(loaded.filter(isBrokerLibrary)).toHaveLength(1);
  expect(sockets).toHaveLength(1);
  expect(await page.evaluate(() => 'arweaveWallet' in window)).toBe(false);
});
