import type { Page } from '@playwright/test';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { makeWallet } from './game/phone-player';
import { expect, reloadPage, test } from './support';
import { copied } from './toolbox/tools';
import { importKeys } from './wallets/import-keys';
import {
  addressOfKeyfile,
  choose,
  connectedButton,
  importLink,
  makeQuickWallet,
  nudge,
  popup,
  press,
  sayIHaveIt,
  storedAddress,
} from './wallets/quick-wallet-popup';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a wallet without a backup asks for one until its user has its keyfile', async ({ page, axe }) => {
  await makeQuickWallet(page);
  await connectedButton(page).click();
  await expect(nudge(page)).toBeVisible();
  await axe();
  const downloading = page.waitForEvent('download');
  await press(page, 'Download QuickWallet Keyfile');
  await downloading;
  await expect(page.getByRole('dialog', { name: 'Is the keyfile there?' })).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'I don’t see it' }).click();
  await expect(nudge(page)).toBeVisible();
  await press(page, 'Download QuickWallet Keyfile');
  await sayIHaveIt(page);
  await expect(nudge(page)).toBeHidden();
  await reloadPage(page);
  await connectedButton(page).click();
  await expect(popup(page).getByRole('button', { name: 'Download QuickWallet Keyfile' })).toBeVisible();
  await expect(nudge(page)).toBeHidden();
});

test('a backup that an older version recorded counts', async ({ page }) => {
  await makeQuickWallet(page);
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('account') ?? '{}');
    localStorage.setItem('account', JSON.stringify({ ...record, backedup: true }));
  });
  await reloadPage(page);
  await connectedButton(page).click();
  await expect(popup(page).getByRole('button', { name: 'Download QuickWallet Keyfile' })).toBeVisible();
  await expect(nudge(page)).toBeHidden();
});

test('a download in the game’s guide counts, too', async ({ page }) => {
  await page.goto('./#/rabbit/demo');
  await makeWallet(page);
  await page.getByText('Your wallet is ready').waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Save the keyfile' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download keyfile' }).click();
  await downloading;
  await sayIHaveIt(page);
  await page.goto('./#/about');
  await connectedButton(page).click();
  await expect(popup(page).getByRole('button', { name: 'Download QuickWallet Keyfile' })).toBeVisible();
  await expect(nudge(page)).toBeHidden();
});

test('a wallet goes to a second phone by a code, once both people have compared six digits', async ({
  page,
  openPhone,
  axe,
}) => {
  const address = await makeQuickWallet(page);
  await connectedButton(page).click();
  await press(page, 'Use it on another phone');
  await expect(popup(page).getByRole('img', { name: 'QR code for your other phone' })).toBeVisible();
  await axe();
  const link = await copied(page, 'The link of this code');
  expect(link).toMatch(/#\/wallet\?code=[\w-]{43}$/);

  const second = await openPhone();
  await second.goto(link);
  const question = 'Do both screens show this number?';
  await expect(popup(page)).toContainText(question);
  await expect(popup(second)).toContainText(question);
  await expect(popup(second)).toContainText(shortAddress(address));
  await axe(second);
  expect(second.url()).not.toContain('code');
  const digitsOn = async (phone: Page) => /\d{3} \d{3}/.exec(await popup(phone).innerText())?.[0];
  expect(await digitsOn(page)).toMatch(/\d/);
  expect(await digitsOn(second)).toBe(await digitsOn(page));

  await press(page, 'Yes, the same');
  await expect(popup(page)).toContainText('Now confirm on the other phone, too');
  await press(second, 'Yes, the same');
  await expect(popup(page)).toContainText('Your other phone has the key');
  expect(await second.evaluate(() => localStorage.getItem('account'))).toBeNull();
  await press(second, 'Use this wallet');
  await expect(connectedButton(second)).toContainText(address.slice(0, 4));
  expect(await storedAddress(second)).toBe(address);
  await expect(second.getByRole('heading', { name: 'What is a wallet?' })).toBeVisible();

  // A person who sees other digits, or none, stops; so does the other phone.
  await press(page, 'Back');
  await press(page, 'Use it on another phone');
  const next = await copied(page, 'The link of this code');
  await connectedButton(second).click();
  await press(second, 'Disconnect');
  await second.getByRole('button', { name: 'Connect wallet' }).first().click();
  await press(second, 'Bring it from another phone');
  await popup(second).getByLabel('Or paste the link of the code').fill(next);
  await press(second, 'Go on');
  await expect(popup(second)).toContainText(question);
  await press(second, 'No, stop');
  await expect(popup(page).getByRole('alert')).toHaveText('It was stopped on the other phone.');
  await axe();
});

test('the browser is asked to keep the data when the user has made or brought a wallet, and only then', async ({
  page,
}) => {
  const [keyfile] = await importKeys();
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', `${sessionStorage.getItem('asked') ?? ''}x`);
      return false;
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked')?.length ?? 0);
  const before = await makeQuickWallet(page);
  expect(await asked()).toBe(1);
  await reloadPage(page);
  await expect(connectedButton(page)).toBeVisible();
  await connectedButton(page).click();
  await press(page, 'Disconnect');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await press(page, 'QuickWallet (Recommended)');
  await expect(connectedButton(page)).toBeVisible();
  expect(await asked()).toBe(1);

  await connectedButton(page).click();
  await importLink(page).click();
  await choose(page, keyfile);
  await popup(page).getByRole('checkbox').check();
  await press(page, `Replace ${shortAddress(before)}`);
  await expect(connectedButton(page)).toContainText(addressOfKeyfile(keyfile).slice(0, 4));
  expect(await asked()).toBe(2);
});
