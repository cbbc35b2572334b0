import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { parseTicket } from '@rainbow-rabbit/processes/admission/client';
import { keyWordsOf } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import { readCards } from '../tools/tickets/testing/read-cards';
import { ownNetworkTest as test } from './game/own-network';
import { answers, approve, fillIn, makeWallet, newsWithinMs, ownCode } from './game/phone-player';
import { act, dealRoles, openSection, runEvent, saved, saveEventFile, signInAnew } from './staff/console';
import { registerHall } from './staff/scripted-hall';
import { shownTicket } from './staff/shown-ticket';
import { expect, reloadPage } from './support';

const textOf = async (file: Download) => readFile(await file.path(), 'utf8');

test('an organiser runs an event with docs/organisers.md alone', { tag: '@hyperbeam' }, async ({
  page,
  openPhone,
  axe,
  network,
  problems,
  camera,
}) => {
  // The network is lost once; then a node is asked for the event that never arrived.
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|404 \(Not Found\) \(\S+\/[\w-]{43}\)/);

  // 1 Sign in
  await signInAnew(page);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(page.getByText('Your wallet is not on its staff.')).toBeVisible();
  await axe();

  // 2 Make the event, with one approval; the network is lost in between, and the page reloaded
  await page.getByRole('link', { name: 'New event' }).click();
  await expect(page.getByRole('button', { name: 'Practise with 8 rabbits' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Orchard Fair');
  await page.getByLabel('Prize').fill('A basket of apples');
  await page.getByLabel('The question').fill('Who paints the roses?');
  await axe();
  await page.getByRole('button', { name: 'Make the event' }).click();
  await approve(page, 'Decline');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Make the event' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Make', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await approve(page, 'Make');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await reloadPage(page);
  await axe();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();

  // 3 Set it up
  await expect(page.getByRole('button', { name: 'Open registration' })).toBeDisabled();
  await expect(page.getByText('Save the event file and keep it in a safe place')).toBeVisible();
  await axe();
  const eventFile = await (await saveEventFile(page, runEvent)).path();
  await expect(page.getByText(/^This device has the event’s secret/)).toBeVisible();
  await openSection(page, 'Set-up');
  await expect(page.getByText(/^This device has the event’s secret/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prize' })).toHaveValue('A basket of apples');
  await expect(page.getByRole('radio', { name: /Holders of a ticket/ })).toBeChecked();
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByLabel('Short name in the link')).toHaveValue('orchard-fair');
  await expect(page.getByLabel('Places for players')).toHaveValue('5000');
  await page.getByRole('checkbox', { name: 'Allow printed badges' }).check();
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await axe();
  await act(page, { action: 'Configure' });
  await expect(page.getByText('The settings are saved.')).toBeVisible();

  await openSection(page, 'Question and key');
  await expect(page.getByLabel('The question')).toHaveValue('Who paints the roses?');
  await axe();

  // 4 The team
  const helper = await openPhone();
  await openSection(page, 'Set-up');
  const staffLink = (await page.getByRole('code').filter({ hasText: '_internal' }).textContent()) ?? '';
  const playersLink = (await page.getByRole('code').filter({ hasText: 'rabbit/' }).textContent()) ?? '';
  await signInAnew(helper, staffLink);
  await axe(helper);
  await camera.show(await helper.getByRole('img', { name: 'Code of this device' }).screenshot());
  await openSection(page, 'Staff and hand-over');
  await page.getByRole('checkbox', { name: 'Give their device the secret' }).check();
  await axe();
  await page.getByRole('button', { name: 'Scan the helper’s code' }).click();
  await act(page, { action: 'Staff' });
  await expect(page.getByText('They are on the staff now.')).toBeVisible();
  const passed = page.getByRole('img', { name: 'Secret as a QR code' });
  await expect(passed).toBeVisible();
  await axe();
  await camera.show(await passed.screenshot());
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(helper.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible({
    timeout: newsWithinMs,
  });
  await openSection(helper, 'Set-up');
  await helper.getByText('Get it from the owner’s screen').click();
  await expect(helper.getByText(/^This device has the event’s secret/)).toBeVisible();
  await openSection(helper, 'Today');

  // 5 Tickets and paper
  await openSection(page, 'Door');
  await page.getByLabel('Number of tickets').fill('10');
  await page.getByRole('button', { name: 'Make tickets' }).click();
  await page.getByRole('button', { name: 'Hand out on this screen' }).click();
  const ticket = await shownTicket(page);
  await page.getByRole('button', { name: 'Close' }).click();
  const links = await textOf(await saved(page, 'Save as links (CSV)'));
  const tickets = [...links.matchAll(/[?&]t=([A-Z2-7]+)/g)].map(([, text = '']) => parseTicket(text));
  await openSection(page, 'Print');
  expect(await textOf(await saved(page, 'Save the poster'))).toContain('Orchard Fair');

  // 6 The day
  await openSection(page, 'Today');
  await page.getByRole('button', { name: 'Open registration' }).click();
  await expect(page.getByText('Registration is open.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the live wall' })).toBeVisible();
  const player = await openPhone();
  await player.goto(playersLink);
  await expect(player.getByText('This event is not listed by this app')).toBeVisible();
  await player.goto(ticket);
  await expect(player.getByText('Your ticket is ready')).toBeVisible();
  await makeWallet(player);
  await player.getByRole('button', { name: 'I trust them, go on' }).click();
  await fillIn(player, 'Pippin');
  await expect(ownCode(player)).toBeVisible();
  await player.goto('./#/rabbit/orchard-fair/me');
  await reloadPage(player);
  await expect(ownCode(player)).toBeVisible();

  await reloadPage(helper);
  await expect(helper.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();
  await helper.getByRole('button', { name: 'Start the game' }).click();
  await expect(
    helper.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Deal the cards' }),
  ).toBeVisible();
  await axe(helper);
  await approve(helper, runEvent);
  for (const name of ['Pause the game', 'Resume the game']) {
    await helper.getByRole('button', { name }).click();
  }
  await expect(helper.getByText('The game goes on.', { exact: true })).toBeVisible();
  await helper.getByRole('button', { name: 'Ask me each time' }).click();
  await expect(helper.getByText(/^This device runs the event/)).toBeHidden();
  await helper.getByRole('button', { name: 'Pause the game' }).click();
  await act(helper, { action: 'Pause' });
  await helper.getByRole('button', { name: 'Resume the game' }).click();
  await act(helper, { action: 'Start' });

  await openSection(page, 'White Rabbit');
  await axe();
  await dealRoles(page, { isRun: true });
  await page.getByRole('button', { name: 'Ask me each time' }).click();

  // 5 A printed badge of a rabbit that came later, which a player scans
  const process = new URL(playersLink).hash.split('p=')[1] as ProcessId;
  const nextTicket = () => {
    const next = tickets.pop();
    if (!next) throw new Error('More tickets were taken than the organiser saved');
    return next;
  };
  const hall = await registerHall({ network, process, nextTicket });
  await openSection(page, 'Print');
  await page.getByLabel('Numbers of the rabbits').fill('2');
  await page.getByRole('button', { name: 'Make the badges' }).click();
  const [badge] = readCards(await textOf(await saved(page, 'Save the badges')));
  await player.goto(badge?.link ?? '');
  await approve(player, answers.collectFreely);
  await expect(player.getByText(/^From a printed badge/)).toBeVisible();
  // The open console checks it, once a person lets it run the event.
  await openSection(page, 'Today');
  await expect(page.getByText(/^Roles dealt .* · next /)).toBeVisible();
  await expect(page.getByText('Waits for your approval: checking badges')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Let this device run the event' }).click();
  await approve(page, runEvent);
  await expect(page.getByText('Roles, badges, judging and points go on by themselves.')).toBeVisible();
  await expect(page.getByText('1 scan of a badge waits.')).toBeHidden();

  // 6 News, and a look at a player
  await openSection(page, 'Today');
  await page.getByLabel('Announcement').fill('Juice at the gate');
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(player.getByText('Juice at the gate')).toBeVisible({ timeout: newsWithinMs });
  await openSection(page, 'Players');
  await page.getByLabel('Find a player').fill('PIP');
  await page.getByRole('link', { name: /Pippin/ }).click();
  await expect(page.getByRole('button', { name: /^Strike / })).toHaveCount(1);

  // 4 Hand over: the helper becomes the owner
  await openSection(page, 'Staff and hand-over');
  await page.getByRole('button', { name: 'Make owner' }).click();
  await approve(page, 'Change the staff');
  await approve(page, 'Load');
  await expect(page.getByText('Your wallet is not on the staff of this event')).toBeVisible();
  await reloadPage(helper);
  await expect(helper.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();
  await openSection(helper, 'Staff and hand-over');
  await expect(helper.getByText('Owner (you)')).toBeVisible();

  // When somebody answers
  await hall.completeRainbow();
  await hall.answer(await keyWordsOf(fromBase64Url(JSON.parse(await readFile(eventFile, 'utf8')).secret), 1));
  await openSection(helper, 'Answers and prize');
  await helper.getByRole('button', { name: 'Check the answers' }).click();
  await expect(helper.getByText('1 of 1 answers has the right key.')).toBeVisible();
  await axe(helper);
  await helper.getByRole('button', { name: 'Reveal the key' }).click();
  await approve(helper, 'Show the key');
  await expect(helper.getByText(/^Clover \(rabbit #\d+\) gave the first answer that stands/)).toBeVisible();

  // 7 Afterwards
  await helper.getByLabel('Transaction id').fill(`${'t'.repeat(42)}A`);
  await helper.getByRole('button', { name: 'Record the payment' }).click();
  await act(helper, { action: 'Pay' });
  await expect(helper.getByRole('link', { name: /^Proof of payment/ })).toBeVisible();
  await openSection(helper, 'White Rabbit');
  await expect(helper.getByText('The seed is open: everybody can check the draw.').first()).toBeVisible();
  await openSection(helper, 'Contacts');
  await helper.getByRole('button', { name: 'Open the addresses' }).click();
  await expect(helper.getByText('9 contacts', { exact: true })).toBeVisible();
  expect(await textOf(await saved(helper, 'Save as CSV'))).toContain('"Pippin","player@example.org"');
  await openSection(helper, 'What the staff did');
  await expect(
    helper.getByRole('list', { name: 'What the staff did' }).getByRole('listitem').first(),
  ).toContainText('Recorded the payment');
  await helper.getByLabel('Kind of act').selectOption({ label: 'Changed settings' });
  await expect(helper.getByText(/Prize: A basket of apples/)).toBeVisible();
});
