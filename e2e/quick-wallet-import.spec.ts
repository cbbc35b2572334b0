import { writeFile } from 'node:fs/promises';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { fillIn, ownCode } from './game/phone-player';
import { expect, reloadPage, test } from './support';
import { importKeys } from './wallets/import-keys';
import {
  addressOfKeyfile,
  choose,
  connectedButton,
  fileField,
  fileOf,
  importLink,
  makeQuickWallet,
  nudge,
  openImport,
  popup,
  press,
  sayIHaveIt,
  storedAddress,
  textOf,
} from './wallets/quick-wallet-popup';

test('a keyfile brings its wallet into an empty browser, where it stays and signs', async ({ page, axe }) => {
  const [keyfile] = await importKeys();
  const address = addressOfKeyfile(keyfile);
  await openImport(page);
  await expect(fileField(page)).toBeFocused();
  await axe();
  await choose(page, { ...keyfile, alg: 'PS256', note: 'mine' });
  await expect(popup(page)).toContainText(shortAddress(address));
  await axe();
  await press(page, 'Use this wallet');
  await expect(connectedButton(page)).toContainText(address.slice(0, 4));
  await expect(popup(page)).toBeHidden();
  expect(await storedAddress(page)).toBe(address);

  await reloadPage(page);
  await connectedButton(page).click();
  await expect(popup(page).getByText(shortAddress(address))).toBeVisible();
  // A user who has the file needs no backup.
  await expect(nudge(page)).toBeHidden();
  await page.keyboard.press('Escape');

  await page.goto('./#/rabbit/demo');
  await fillIn(page, 'Ingeborg');
  await expect(ownCode(page)).toBeVisible();
});

test('the keyboard alone imports a wallet, and finds back', async ({ page }) => {
  const [keyfile] = await importKeys();
  await page.goto('./');
  const opener = page.getByRole('button', { name: 'Connect wallet' });
  // The header of the first view is inert until the app takes it over.
  await opener.click({ trial: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await importLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(fileField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(importLink(page)).toBeFocused();
  await page.keyboard.press('Enter');

  const choosing = page.waitForEvent('filechooser');
  await expect(fileField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(fileOf(JSON.stringify(keyfile)));
  await expect(popup(page).getByText('This file is the key to the wallet')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('button', { name: 'Use this wallet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeHidden();
  expect(await storedAddress(page)).toBe(addressOfKeyfile(keyfile));
});

test('Escape leaves the import, and nothing has changed', async ({ page }) => {
  const [keyfile] = await importKeys();
  await openImport(page);
  await choose(page, keyfile);
  await expect(popup(page).getByRole('button', { name: 'Use this wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('account'))).toBeNull();
});

test('each wrong file gets its own message, and a right one can follow', async ({ page, axe }) => {
  const [{ n, e, kty, ...secret }, other] = await importKeys();
  const keyfile = { kty, n, e, ...secret };
  const wrong: readonly [string, string][] = [
    ['My notes', 'This is no keyfile'],
    [JSON.stringify(keyfile).slice(0, 900), 'This is no keyfile'],
    [Array(12).fill('rabbit').join(' '), 'words of a seed phrase'],
    ['{"version":3,"id":"1","crypto":{"cipher":"aes-128-ctr"}}', 'no Arweave wallet key'],
    [JSON.stringify({ kty, n, e }), 'only the public half'],
    ['{"kty":"EC","crv":"secp256k1","x":"AA","y":"AA","d":"AA"}', 'another kind or size'],
    [JSON.stringify({ ...keyfile, n: n.slice(0, 340) }), 'another kind or size'],
    [JSON.stringify({ ...keyfile, d: other.d }), 'don’t belong together'],
    [JSON.stringify({ ...keyfile, note: 'x'.repeat(20_000) }), 'too large'],
  ];
  await openImport(page);
  for (const [text, message] of wrong) {
    await fileField(page).setInputFiles(fileOf(text));
    await expect(popup(page).getByRole('alert')).toContainText(message);
  }
  await axe();
  await choose(page, keyfile);
  await press(page, 'Use this wallet');
  await expect(connectedButton(page)).toBeVisible();
});

test('another wallet is replaced only when that was confirmed, and other tabs follow', async ({
  page,
  context,
  axe,
}) => {
  const [keyfile] = await importKeys();
  const before = await makeQuickWallet(page);
  const other = await context.newPage();
  await other.goto('./');
  await expect(connectedButton(other)).toContainText(before.slice(0, 4));

  await page.bringToFront();
  await connectedButton(page).click();
  await importLink(page).click();
  await choose(page, keyfile);
  const replace = popup(page).getByRole('button', { name: `Replace ${shortAddress(before)}` });
  await expect(replace).toBeDisabled();
  const downloading = page.waitForEvent('download');
  await press(page, 'Download the old key first');
  expect(addressOfKeyfile(JSON.parse(await textOf(await downloading)))).toBe(before);
  await sayIHaveIt(page);
  await popup(page).getByRole('checkbox').check();
  await axe();
  expect(await storedAddress(page)).toBe(before);
  await replace.click();

  await expect(popup(page)).toBeHidden();
  const address = addressOfKeyfile(keyfile);
  await expect(connectedButton(page)).toContainText(address.slice(0, 4));
  await expect(connectedButton(other)).toContainText(address.slice(0, 4));
  expect(await storedAddress(page)).toBe(address);
});

test('a wallet that another tab has put there meanwhile is not replaced unseen', async ({
  page,
  context,
}) => {
  const [keyfile] = await importKeys();
  await openImport(page);
  await choose(page, keyfile);
  const use = popup(page).getByRole('button', { name: 'Use this wallet' });
  await expect(use).toBeVisible();
  const other = await context.newPage();
  const made = await makeQuickWallet(other);
  await page.bringToFront();
  await use.click();
  await expect(popup(page).getByRole('alert')).toContainText('has changed meanwhile');
  await expect(popup(page).getByRole('button', { name: `Replace ${shortAddress(made)}` })).toBeDisabled();
  // The wallet's key is at hand though nothing is connected here.
  const downloading = page.waitForEvent('download');
  await press(page, 'Download the old key first');
  expect(addressOfKeyfile(JSON.parse(await textOf(await downloading)))).toBe(made);
  expect(await storedAddress(page)).toBe(made);
});

test('a locked wallet loses its lock to its own keyfile, and its place to another after it was unlocked', async ({
  page,
  axe,
}) => {
  const [keyfile, other] = await importKeys();
  const lock = async () => {
    await connectedButton(page).click();
    await popup(page).getByText('Protect this wallet').click();
    await press(page, 'Set a passphrase');
    await popup(page).getByLabel('New passphrase').fill('seven colors, one meadow');
    await popup(page).getByLabel('Repeat the passphrase').fill('seven colors, one meadow');
    await press(page, 'Protect the wallet');
    await expect.poll(isLocked).toBe(true);
    await reloadPage(page);
    await connectedButton(page).click();
  };
  const isLocked = () => page.evaluate(() => 'lock' in JSON.parse(localStorage.getItem('account') ?? '{}'));
  await openImport(page);
  await choose(page, keyfile);
  await press(page, 'Use this wallet');

  await lock();
  await importLink(page).click();
  await choose(page, keyfile);
  await expect(popup(page)).toContainText('This wallet is here already, locked');
  await axe();
  await press(page, 'Store it without its lock');
  await expect(popup(page)).toBeHidden();
  expect(await isLocked()).toBe(false);

  await lock();
  await importLink(page).click();
  await choose(page, other);
  await press(page, 'Download the old key first');
  const unlock = page.getByRole('dialog', { name: 'Unlock your wallet' });
  await unlock.getByLabel('Passphrase').fill('seven colors, one meadow');
  const downloading = page.waitForEvent('download');
  await unlock.getByRole('button', { name: 'Unlock', exact: true }).click();
  expect(addressOfKeyfile(JSON.parse(await textOf(await downloading)))).toBe(addressOfKeyfile(keyfile));
  await popup(page).getByRole('checkbox').check();
  await press(page, `Replace ${shortAddress(addressOfKeyfile(keyfile))}`);
  await expect(connectedButton(page)).toContainText(addressOfKeyfile(other).slice(0, 4));
  expect(await isLocked()).toBe(false);
});

test('the wallet that is here already stays as it is', async ({ page }) => {
  const [keyfile] = await importKeys();
  await openImport(page);
  await choose(page, keyfile);
  await press(page, 'Use this wallet');
  await expect(connectedButton(page)).toBeVisible();
  const text = await page.evaluate(() => localStorage.getItem('account'));
  await connectedButton(page).click();
  await importLink(page).click();
  await choose(page, keyfile);
  await expect(popup(page)).toContainText('This browser has this wallet already.');
  await press(page, 'Use this wallet');
  await expect(popup(page)).toBeHidden();
  await expect(connectedButton(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('account'))).toBe(text);
});

test('a damaged wallet makes room for another once it was saved as it is', async ({ page, axe }) => {
  const [keyfile] = await importKeys();
  const damaged = '{"address":"abc","keyfile":"…';
  await page.goto('./');
  await page.evaluate((text) => localStorage.setItem('account', text), damaged);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await press(page, 'QuickWallet (Recommended)');
  await expect(popup(page).getByRole('alert')).toContainText('can’t be read');
  await importLink(page).click();
  await choose(page, keyfile);
  const replace = popup(page).getByRole('button', { name: 'Replace the damaged wallet' });
  await expect(replace).toBeDisabled();
  await axe();
  const downloading = page.waitForEvent('download');
  await press(page, 'Save the damaged wallet');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('quick-wallet-damaged.txt');
  expect(await textOf(download)).toBe(damaged);
  await replace.click();
  await expect(connectedButton(page)).toContainText(addressOfKeyfile(keyfile).slice(0, 4));
});

test('without a keyfile a damaged wallet makes room for a new one, once it was saved', async ({
  page,
  axe,
}) => {
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('account', '{"address":'));
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await press(page, 'QuickWallet (Recommended)');
  await popup(page).getByRole('alert').getByRole('button', { name: 'Start with a new wallet' }).click();
  await expect(popup(page).getByRole('button', { name: 'Save the damaged wallet' })).toBeFocused();
  const replace = popup(page).getByRole('button', { name: 'Remove it and make a new wallet' });
  await expect(replace).toBeDisabled();
  await axe();
  const downloading = page.waitForEvent('download');
  await press(page, 'Save the damaged wallet');
  expect(await textOf(await downloading)).toBe('{"address":');
  await replace.click();
  await expect(connectedButton(page)).toBeVisible();
  const address = await storedAddress(page);
  expect(address).toMatch(/^[\w-]{43}$/);
  await expect(connectedButton(page)).toContainText(address.slice(0, 4));
});

test('the game’s choice of wallets leads to the import, too', async ({ page, axe }) => {
  const [, keyfile] = await importKeys();
  await page.goto('./#/rabbit/demo/wallet');
  await page.getByRole('button', { name: 'I have a keyfile already' }).click();
  await importLink(page).click();
  await choose(page, keyfile);
  await axe();
  await press(page, 'Use this wallet');
  // A user who has the file is not asked to save it.
  await expect(page.getByRole('heading', { name: 'Become a rabbit' })).toBeVisible();
});

test.describe('at a desk, in the dark', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    colorScheme: 'dark',
  });

  test('a keyfile can be dropped onto the field', async ({ page, axe }, testInfo) => {
    const [keyfile] = await importKeys();
    const path = testInfo.outputPath('dropped.json');
    await writeFile(path, JSON.stringify(keyfile));
    await openImport(page);
    await axe();
    const box = await fileField(page).boundingBox();
    if (!box) throw new Error('the field has no place on the screen');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    const devtools = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
    }
    await expect(popup(page)).toContainText(shortAddress(addressOfKeyfile(keyfile)));
    await axe();
  });
});
