import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillIn, makeWallet, ownCode } from './game/phone-player';
import { act, openSection } from './staff/console';
import { expect, test } from './support';

/** Opens the console with a QuickWallet that is made now, and signs in. */
async function signInAnew(page: Page, path = './#/_internal/game'): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /QuickWallet/ })
    .click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
}

const approveOf = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('an organiser runs an event with docs/organisers.md alone', async ({ page, openPhone, axe }) => {
  test.slow();

  // 1 Sign in
  await signInAnew(page);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(page.getByText('Your wallet is not on its staff.')).toBeVisible();
  await axe();

  // 2 Make the event; the page is reloaded in between
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByLabel('Name of the event').fill('Orchard Fair');
  await page.getByRole('button', { name: 'Make the event' }).click();
  await approveOf(page, 'Make');
  await approveOf(page, 'Decline');
  await expect(page.getByRole('alert')).toBeVisible();
  await axe();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await approveOf(page, 'Load');
  await expect(page.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();

  // 3 Set it up
  await expect(page.getByRole('button', { name: 'Open registration' })).toBeDisabled();
  await expect(page.getByLabel('Short name in the link')).toHaveValue('orchard-fair');
  await page.getByRole('textbox', { name: 'Prize' }).fill('A basket of apples');
  await page.getByRole('radio', { name: /Anybody/ }).check();
  await page.getByRole('checkbox', { name: 'Allow printed badges' }).check();
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await axe();
  await act(page, { reason: 'Setup', confirm: 'Save the settings', action: 'Configure' });
  await expect(page.getByText('The settings are saved.')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the key and save its file' }).click();
  const keyFile = await (await saving).path();
  await page.getByLabel('Choose the saved file').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(page.getByText('This file does not belong to the new key.')).toBeVisible();
  const contactKey = {
    name: 'contact-key.json',
    mimeType: 'application/json',
    buffer: await readFile(keyFile),
  };
  await page.getByLabel('Choose the saved file').setInputFiles(contactKey);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await act(page, { reason: 'Setup', confirm: 'Use this key', action: 'Configure' });
  await expect(page.getByText('The event has its contact key.')).toBeVisible();
  await axe();

  await openSection(page, 'Question and key');
  await page.getByLabel('English').fill('Who paints the roses?');
  await page.getByRole('button', { name: 'Save the question' }).click();
  await act(page, { reason: 'Setup', confirm: 'Save the question', action: 'Configure' });
  await expect(page.getByText('The question is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Make the key' }).click();
  await axe();
  const words = await page.getByRole('main').locator('li[translate=no]').allTextContents();
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await page.getByLabel('Type the six words').fill(words.join(' '));
  await page.getByRole('button', { name: 'Use this key' }).click();
  await act(page, { reason: 'Setup', confirm: 'Use this key', action: 'Configure' });
  await expect(page.getByText('This event has a key.')).toBeVisible();

  await openSection(page, 'White Rabbit');
  const savingSeed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the seed and save its file' }).click();
  const seedFile = await (await savingSeed).path();
  await page.getByLabel('Choose the seed’s file').setInputFiles(seedFile);
  await page.getByRole('button', { name: 'Commit to the draw' }).click();
  await act(page, { reason: 'Setup', confirm: 'Commit to the draw', action: 'Draw' });
  await expect(page.getByText('Keep the seed’s file until the event is over.')).toBeVisible();
  await axe();

  // 4 The team
  const helper = await openPhone();
  await openSection(page, 'Event and phases');
  const staffLink = (await page.getByRole('code').filter({ hasText: '_internal' }).textContent()) ?? '';
  const playersLink = (await page.getByRole('code').filter({ hasText: 'rabbit/' }).textContent()) ?? '';
  await signInAnew(helper, staffLink);
  const address = await helper.getByRole('code').textContent();
  await openSection(page, 'Staff and hand-over');
  await page.getByLabel('Wallet address').fill(address ?? '');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await act(page, { reason: 'Helps at the door', confirm: 'Add', action: 'Staff' });
  await expect(page.getByText('They may run the event now.')).toBeVisible();
  await axe();

  // 6 The day
  await openSection(page, 'Event and phases');
  await page.getByRole('button', { name: 'Open registration' }).click();
  await act(page, { reason: 'The doors open', confirm: 'Open registration', action: 'Open' });
  await expect(page.getByText('Registration is open.')).toBeVisible();
  const player = await openPhone();
  await player.goto(playersLink);
  await expect(player.getByText('You came to this event by its link.')).toBeVisible();
  await makeWallet(player);
  await fillIn(player, 'Pippin');
  await expect(ownCode(player)).toBeVisible();
  await player.goto('./#/rabbit/orchard-fair/me');
  await player.reload();
  await expect(ownCode(player)).toBeVisible();

  await helper.reload();
  await expect(helper.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();
  for (const [confirm, action] of [
    ['Start the game', 'Start'],
    ['Pause the game', 'Pause'],
    ['Resume the game', 'Start'],
  ] as const) {
    await helper.getByRole('button', { name: confirm }).click();
    await act(helper, { reason: 'The day', confirm, action });
  }
  await expect(helper.getByText('The game goes on.')).toBeVisible();

  await openSection(page, 'White Rabbit');
  await page.getByLabel('Choose the seed’s file').setInputFiles(seedFile);
  await page.getByLabel('Type the six words').fill(words.join(' '));
  await axe();
  await page.getByRole('button', { name: 'Seal the envelopes' }).click();
  await approveOf(page, 'Upload');
  await act(page, { reason: 'Roles', confirm: 'Deal the envelopes', action: 'Deal' });
  await expect(page.getByText('Edition 1 is dealt.')).toBeVisible();
  await page.getByLabel('Choose the contact key’s file').setInputFiles(contactKey);
  await expect(page.getByText('Nobody who got the key on a card has answered.')).toBeVisible();
  await expect(page.getByText(/^The White Rabbit has not answered the card yet/)).toBeVisible();

  // 4 Hand over: the helper becomes the owner, and ends the game
  await openSection(page, 'Staff and hand-over');
  await page.getByRole('button', { name: 'Make owner' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Reason').fill('I leave early');
  await sheet.getByRole('button', { name: 'Make owner' }).click();
  await approveOf(page, 'Run “Staff”');
  await approveOf(page, 'Load');
  await expect(page.getByText('Your wallet is not on the staff of this event')).toBeVisible();
  await helper.reload();
  await expect(helper.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();
  await openSection(helper, 'Staff and hand-over');
  await expect(helper.getByText('Owner (you)')).toBeVisible();
  await openSection(helper, 'Event and phases');
  await helper.getByRole('button', { name: 'End the game' }).click();
  await act(helper, { reason: 'It is over', confirm: 'End the game', action: 'End' });
  await expect(helper.getByText('The game has ended.')).toBeVisible();

  // 7 Afterwards
  await openSection(helper, 'Answers and prize');
  await helper.getByLabel('Transaction id').fill(`${'t'.repeat(42)}A`);
  await helper.getByRole('button', { name: 'Record the payment' }).click();
  await act(helper, { reason: 'Paid', confirm: 'Record the payment', action: 'Pay' });
  await expect(helper.getByRole('link', { name: /^Proof of payment/ })).toBeVisible();
  await openSection(helper, 'White Rabbit');
  await helper.getByLabel('Choose the seed’s file').setInputFiles(seedFile);
  await act(helper, { reason: 'The end', confirm: 'Open the seed', action: 'OpenDraw' });
  await expect(helper.getByText('The seed is open: everybody can check the draw.').first()).toBeVisible();
  await openSection(helper, 'Contacts');
  await helper.getByLabel('Choose the contact key’s file').setInputFiles(contactKey);
  await expect(helper.getByText('1 contact', { exact: true })).toBeVisible();
});
