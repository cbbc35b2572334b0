import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { makeWallet } from './game/phone-player';
import { expect, reloadPage, test } from './support';
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
} from './wallets/quick-wallet-popup';

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
