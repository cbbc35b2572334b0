import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillIn, ownCode } from './game/phone-player';
import { heapText, secretsIn } from './leaks/heap-text';
import { expect, test } from './support';
import { memoryKey } from './wallets/import-keys';
import { connectedButton, fileField, openImport, press } from './wallets/quick-wallet-popup';

// A prepared key would be in memory in another way than the page’s own.
test.use({ hasPreparedKeys: false });

const passphrase = 'marmalade under nine green umbrellas';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Types as a keyboard does: the test's own script in the page gets nothing of the text. */
async function type(page: Page, sheet: string, label: string): Promise<void> {
  await dialog(page, sheet).getByLabel(label).focus();
  await page.keyboard.insertText(passphrase);
}

async function unlock(page: Page): Promise<void> {
  await type(page, 'Unlock your wallet', 'Passphrase');
  await dialog(page, 'Unlock your wallet').getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(dialog(page, 'Unlock your wallet')).toBeHidden();
}

test('a locked wallet leaves nothing of its key or passphrase in memory, whatever was done with it', async ({
  page,
}, info) => {
  const keyfile = await memoryKey();
  const { d, p, q, dp, dq, qi } = keyfile;
  const secrets = { d, p, q, dp, dq, qi, passphrase };
  const file = info.outputPath('quick-wallet.json');
  await writeFile(file, JSON.stringify(keyfile));

  await test.step('import', async () => {
    await openImport(page);
    await fileField(page).setInputFiles(file);
    await press(page, 'Use this wallet');
    await expect(connectedButton(page)).toBeVisible();
    expect.soft(secretsIn(await heapText(page), secrets)).toEqual([]);
  });

  await test.step('lock', async () => {
    await connectedButton(page).click();
    await page.getByText('Protect this wallet').click();
    await press(page, 'Set a passphrase');
    await type(page, 'Set a passphrase', 'New passphrase');
    await type(page, 'Set a passphrase', 'Repeat the passphrase');
    const goOn = dialog(page, 'Set a passphrase').getByLabel(/Go on without the keyfile/);
    if (await goOn.isVisible()) await goOn.check();
    await dialog(page, 'Set a passphrase').getByRole('button', { name: 'Protect the wallet' }).click();
    await expect(dialog(page, 'Set a passphrase')).toBeHidden();
    await page.keyboard.press('Escape');
    expect.soft(secretsIn(await heapText(page), secrets)).toEqual([]);
  });

  await test.step('unlock and sign', async () => {
    await page.goto('./#/rabbit/demo');
    await fillIn(page, 'Forgetful');
    await unlock(page);
    await expect(ownCode(page)).toBeVisible();
    expect.soft(secretsIn(await heapText(page), secrets)).toEqual([]);
  });

  await test.step('save the keyfile and lock', async () => {
    await page.goto('./#/');
    await connectedButton(page).click();
    const downloading = page.waitForEvent('download');
    await press(page, 'Download QuickWallet Keyfile');
    await unlock(page);
    await downloading;
    await page.getByText('Protect this wallet').click();
    await press(page, 'Lock now');
    await expect(page.getByText('Locked: it asks for you before it signs.')).toBeVisible();
    expect.soft(secretsIn(await heapText(page), secrets)).toEqual([]);
  });

  await test.step('a text that is kept is found', async () => {
    await page.evaluate((kept) => Reflect.set(window, 'kept', { ...kept }), secrets);
    expect(secretsIn(await heapText(page), secrets)).toEqual(Object.keys(secrets));
  });
});
