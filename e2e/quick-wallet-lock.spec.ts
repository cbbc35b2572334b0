import type { Page } from '@playwright/test';
import { fillIn, ownCode } from './game/phone-player';
import { test as base, expect, reloadPage } from './support';
import { sayIHaveIt } from './wallets/quick-wallet-popup';

/** Passkeys belong to a site's name: this one has the name of the local network's address. */
const test = base.extend({
  baseURL: async ({ localnet }, use) => use(localnet.url.replace('127.0.0.1', 'localhost')),
});

const passphrase = 'correct horse battery staple';
const connectedButton = (page: Page) => page.getByRole('button', { name: 'Connected wallet' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const unlockSheet = (page: Page) => dialog(page, 'Unlock your wallet');
const accountOf = (page: Page) => page.evaluate(() => localStorage.getItem('account') ?? '');

async function connect(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^QuickWallet/ })
    .click();
  await expect(connectedButton(page)).toBeVisible();
}

/** Opens what protects the wallet, in its popup. */
async function openProtection(page: Page): Promise<void> {
  await connectedButton(page).click();
  await page.getByText('Protect this wallet').click();
}

const press = (page: Page, popup: string, name: string) =>
  dialog(page, popup).getByRole('button', { name, exact: true }).click();

const goOnWithoutKeyfile = (page: Page, popup: string) =>
  dialog(page, popup)
    .getByLabel(/Go on without the keyfile/)
    .check();

async function typeNewPassphrase(page: Page, popup: string, text: string): Promise<void> {
  await dialog(page, popup).getByLabel('New passphrase').fill(text);
  await dialog(page, popup).getByLabel('Repeat the passphrase').fill(text);
  await press(page, popup, 'Protect the wallet');
}

async function setPassphrase(page: Page, { isLocked = false } = {}): Promise<void> {
  await press(page, 'Connected', 'Set a passphrase');
  if (!isLocked) await goOnWithoutKeyfile(page, 'Set a passphrase');
  await typeNewPassphrase(page, 'Set a passphrase', passphrase);
}

async function unlockWith(page: Page, text: string): Promise<void> {
  await unlockSheet(page).getByLabel('Passphrase').fill(text);
  await press(page, 'Unlock your wallet', 'Unlock');
}

/** Sends the registration form, approved, to where the wallet has to be unlocked. */
async function register(page: Page, nickname: string): Promise<void> {
  await page.goto('./#/rabbit/demo');
  await fillIn(page, nickname);
}

/**
 * A passkey keeper like the one in a phone, whose user confirms at once.
 * @returns how to let it wait for its user instead, and not know them
 */
async function addAuthenticator(page: Page, { hasPrf = true } = {}) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verifies: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passphrase locks the wallet, also after a reload, and can be taken away', async ({ page, axe }) => {
  await connect(page);
  const open = await accountOf(page);
  await openProtection(page);
  await setPassphrase(page);
  await expect(page.getByText('Locked: it asks for you before it signs.')).toBeVisible();
  await expect(dialog(page, 'Set a passphrase')).toBeHidden();
  await axe();
  expect(await accountOf(page)).toContain('"lock"');

  await reloadPage(page);
  await expect(connectedButton(page)).toBeVisible();
  await register(page, 'Lockie');
  await expect(unlockSheet(page)).toContainText('This wallet is locked. Unlock it to sign.');
  await axe();
  await unlockWith(page, 'not the right one');
  await expect(unlockSheet(page).getByRole('alert')).toContainText('not the passphrase of this wallet');
  await expect(unlockSheet(page).getByLabel('Passphrase')).toBeFocused();
  await expect(unlockSheet(page).getByLabel('Passphrase')).toHaveValue('');
  await unlockWith(page, passphrase);
  await expect(ownCode(page)).toBeVisible();

  await page.goto('./');
  await openProtection(page);
  await press(page, 'Connected', 'Remove the passphrase');
  await expect(unlockSheet(page)).toContainText('change how it is protected');
  await unlockWith(page, passphrase);
  await expect(page.getByText('Off: whoever uses this browser can sign with it.')).toBeVisible();
  expect(await accountOf(page)).toBe(open);
});

test('a new passphrase is long enough, typed twice alike, and never the only thing left by accident', async ({
  page,
  axe,
}) => {
  await connect(page);
  const open = await accountOf(page);
  await openProtection(page);
  await press(page, 'Connected', 'Set a passphrase');
  const choice = dialog(page, 'Set a passphrase');
  await expect(choice.getByLabel('New passphrase')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await press(page, 'Connected', 'Set a passphrase');
  await typeNewPassphrase(page, 'Set a passphrase', 'too short');
  await expect(choice.getByRole('alert')).toHaveText('Please choose at least 10 characters.');
  await choice.getByLabel('New passphrase').fill(passphrase);
  await press(page, 'Set a passphrase', 'Protect the wallet');
  await expect(choice.getByRole('alert')).toHaveText('The two passphrases are not the same.');
  await typeNewPassphrase(page, 'Set a passphrase', passphrase);
  await expect(choice.getByRole('alert')).toHaveText('Save the keyfile first, or tick this box.');
  await axe();
  expect(await accountOf(page)).toBe(open);

  const downloading = page.waitForEvent('download');
  await press(page, 'Set a passphrase', 'Download QuickWallet Keyfile');
  await downloading;
  await sayIHaveIt(page);
  await expect(choice.getByRole('button', { name: 'Download QuickWallet Keyfile' })).toBeFocused();
  await press(page, 'Set a passphrase', 'Protect the wallet');
  await expect(choice).toBeHidden();
  expect(await accountOf(page)).toContain('"lock"');
});

test('leaving declines; once unlocked it signs, but asks for its keyfile, and locks at once on demand', async ({
  page,
}) => {
  await connect(page);
  await openProtection(page);
  await setPassphrase(page);
  await expect(dialog(page, 'Set a passphrase')).toBeHidden();
  await page.keyboard.press('Escape');
  await register(page, 'Lockette');
  await press(page, 'Unlock your wallet', 'Close');
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible();
  await fillIn(page, 'Lockette');
  await unlockWith(page, passphrase);
  await expect(ownCode(page)).toBeVisible();

  // Within the app: leaving it locks.
  await page.goto('./#/');
  await openProtection(page);
  await expect(page.getByText('Unlocked until you close the app')).toBeVisible();
  await press(page, 'Connected', 'Download QuickWallet Keyfile');
  await expect(unlockSheet(page)).toContainText('Unlock it to save its keyfile.');
  const downloading = page.waitForEvent('download');
  await unlockWith(page, passphrase);
  expect((await downloading).suggestedFilename()).toBe('quick-wallet.json');
  await sayIHaveIt(page);
  await press(page, 'Connected', 'Lock now');
  await expect(page.getByText('Locked: it asks for you before it signs.')).toBeVisible();
  // The button has gone, the keyboard has not.
  await expect(page.locator('summary').filter({ hasText: 'Protect this wallet' })).toBeFocused();
});

test('a passkey locks the wallet, alone or beside a passphrase', async ({ page, axe }) => {
  await addAuthenticator(page);
  await connect(page);
  await openProtection(page);
  await press(page, 'Connected', 'Use a passkey');
  await goOnWithoutKeyfile(page, 'Use a passkey');
  await press(page, 'Use a passkey', 'Make the passkey');
  await expect(page.getByText('Locked: it asks for you before it signs.')).toBeVisible();

  await reloadPage(page);
  await expect(connectedButton(page)).toBeVisible();
  await register(page, 'Passkeeper');
  await expect(unlockSheet(page).getByLabel('Passphrase')).toBeHidden();
  await expect(unlockSheet(page).getByRole('button', { name: 'Use the passkey' })).toBeFocused();
  await axe();
  await press(page, 'Unlock your wallet', 'Use the passkey');
  await expect(ownCode(page)).toBeVisible();

  await page.goto('./');
  await openProtection(page);
  await setPassphrase(page, { isLocked: true });
  await press(page, 'Unlock your wallet', 'Use the passkey');
  await expect(dialog(page, 'Set a passphrase')).toBeHidden();
  await press(page, 'Connected', 'Remove the passkey');
  await expect(unlockSheet(page).getByRole('button', { name: 'Use the passkey' })).toBeHidden();
  await unlockWith(page, passphrase);
  await expect(dialog(page, 'Connected').getByRole('button', { name: 'Remove the passkey' })).toBeHidden();
  await expect(
    dialog(page, 'Connected').getByRole('button', { name: 'Remove the passphrase' }),
  ).toBeVisible();
});

test('a passkey that gives no secret changes nothing, and says so', async ({ page }) => {
  await addAuthenticator(page, { hasPrf: false });
  await connect(page);
  const open = await accountOf(page);
  await openProtection(page);
  await press(page, 'Connected', 'Use a passkey');
  await goOnWithoutKeyfile(page, 'Use a passkey');
  await press(page, 'Use a passkey', 'Make the passkey');
  await expect(dialog(page, 'Use a passkey').getByRole('alert')).toContainText('it lacks the extension PRF');
  expect(await accountOf(page)).toBe(open);
});

test('a passkey that is not confirmed opens nothing; the passphrase beside it does', async ({ page }) => {
  const { answers, verifies } = await addAuthenticator(page);
  await connect(page);
  await openProtection(page);
  await setPassphrase(page);
  await press(page, 'Connected', 'Use a passkey');
  await press(page, 'Use a passkey', 'Make the passkey');
  await unlockWith(page, passphrase);
  await expect(dialog(page, 'Use a passkey')).toBeHidden();

  await answers(false);
  await press(page, 'Connected', 'Change the passphrase');
  await typeNewPassphrase(page, 'Change the passphrase', `new ${passphrase}`);
  await press(page, 'Unlock your wallet', 'Use the passkey');
  await press(page, 'Unlock your wallet', 'Close');
  await expect(unlockSheet(page)).toBeHidden();

  await answers(true);
  await verifies(false);
  await typeNewPassphrase(page, 'Change the passphrase', `new ${passphrase}`);
  await press(page, 'Unlock your wallet', 'Use the passkey');
  await expect(unlockSheet(page).getByRole('alert')).toContainText('The passkey was not confirmed.');
  await unlockWith(page, passphrase);
  await expect(dialog(page, 'Change the passphrase')).toBeHidden();

  await press(page, 'Connected', 'Remove the passkey');
  await unlockWith(page, passphrase);
  await expect(unlockSheet(page).getByRole('alert')).toContainText('not the passphrase of this wallet');
  await unlockWith(page, `new ${passphrase}`);
  await expect(dialog(page, 'Connected').getByRole('button', { name: 'Remove the passkey' })).toBeHidden();
});

test('a wallet that one tab locks must be unlocked in another', async ({ page, context }) => {
  await connect(page);
  const other = await context.newPage();
  await other.goto('./');
  await expect(connectedButton(other)).toBeVisible();
  await openProtection(other);
  await connectedButton(page).click();
  await page.getByText('Protect this wallet').click();
  await setPassphrase(other);
  await expect(page.getByText('Locked: it asks for you before it signs.')).toBeVisible();
  await page.keyboard.press('Escape');
  await register(page, 'Tabitha');
  await unlockWith(page, passphrase);
  await expect(ownCode(page)).toBeVisible();

  await press(other, 'Connected', 'Remove the passphrase');
  await unlockWith(other, passphrase);
  await expect(other.getByText('Off: whoever uses this browser can sign with it.')).toBeVisible();
  await page.goto('./');
  await openProtection(page);
  await expect(page.getByText('Off: whoever uses this browser can sign with it.')).toBeVisible();
});
