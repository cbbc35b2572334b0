import { readFile } from 'node:fs/promises';
import { demoSecret } from '../localnet/src/seed/demo-key';
import { secretFileOf } from '../processes/sealing/client';
import { ownNetworkTest as test } from './game/own-network';
import { approve, fillIn, makeWallet, newsWithinMs, openTab, ownCode } from './game/phone-player';
import { askForTickets } from './game/ticketed-event';
import { act, openSection, signIn } from './staff/console';
import { expectConsoleFits } from './staff/every-section';
import { shownTicket } from './staff/shown-ticket';
import { expect, sharedKeys } from './support';

test('staff run an event from a phone: tickets, a reported name, a ban, a strike, news, contacts', async ({
  page,
  openPhone,
  axe,
  network,
}) => {
  const [demo] = network.events;
  if (!demo) throw new Error('The local network has no event');
  await askForTickets(network);
  await signIn(page, await sharedKeys.wallet('operator'), demo.process);
  await expect(page.getByText('Colors collected')).toBeVisible();
  await axe();

  await openSection(page, 'Door');
  await page.getByLabel('Number of tickets').fill('3');
  await page.getByRole('button', { name: 'Make tickets' }).click();
  await axe();
  await act(page, { action: 'Admit' });
  await page.getByRole('button', { name: 'Hand out on this screen' }).click();
  await axe();
  const visitor = await openPhone();
  await visitor.goto(await shownTicket(page));
  await makeWallet(visitor);
  await fillIn(visitor, 'Primrose');
  await expect(ownCode(visitor)).toBeVisible();
  await expect(page.getByText('This ticket is used.')).toBeVisible({ timeout: newsWithinMs });
  const first = await shownTicket(page);
  await page.getByRole('button', { name: /Tap for the next ticket/ }).click();
  await expect.poll(() => shownTicket(page)).not.toBe(first);
  await page.getByRole('button', { name: 'Close' }).click();
  await axe();

  // A player reports a name, which the staff hide for everybody.
  await openTab(visitor, 'Leaderboard');
  const row = visitor
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('button') })
    .first();
  const reported = (await row.getByRole('button').textContent()) ?? '';
  await row.getByRole('button').click();
  await visitor.getByRole('button', { name: 'Insult or hate' }).click();
  await visitor.getByRole('button', { name: 'Sign and report' }).click();
  await approve(visitor, 'Report it');
  await expect(visitor.getByText('The staff will look at it. Thank you.')).toBeVisible();
  await openSection(page, 'Today');
  await page.getByRole('link', { name: '1 nickname is reported.' }).click({ timeout: newsWithinMs });
  await expect(page.getByText('Insult or hate')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Hide the nickname' }).click();
  await act(page, { action: 'HideName', reasoned: { reason: 'Offensive', confirm: 'Hide the nickname' } });
  await expect(page.getByText('Reported nicknames')).toBeHidden();
  await expect(visitor.getByText(reported, { exact: true })).toBeHidden({ timeout: newsWithinMs });
  await expect(visitor.getByRole('button', { name: /^#\d+$/ })).toBeVisible();

  await openSection(page, 'Players');
  await page.getByLabel('Find a player').fill('PRIM');
  await page.getByRole('link', { name: /Primrose/ }).click();
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await act(page, { action: 'Ban', reasoned: { reason: 'Passed codes on', confirm: 'Ban' } });
  await expect(page.getByText('Primrose is banned.')).toBeVisible();
  await expect(page.getByText('Banned', { exact: true })).toBeVisible();
  await axe();

  await page.getByRole('link', { name: 'All players' }).click();
  await page.getByLabel('Find a player').fill('1');
  await page.getByRole('link', { name: /#1 / }).click();
  const strikes = page.getByRole('button', { name: /^Strike / });
  await expect(strikes.first()).toBeVisible();
  const before = await strikes.count();
  await strikes.first().click();
  await act(page, { action: 'Strike', reasoned: { reason: 'A picture', confirm: 'Strike' } });
  await expect(strikes).toHaveCount(before - 1);

  await openSection(page, 'Today');
  await page.getByLabel('Announcement').fill('Cake at the fountain');
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await act(page, { action: 'Announce' });
  await expect(page.getByText(/^Announced/)).toBeVisible();
  await axe();
  await expect(visitor.getByText('Cake at the fountain')).toBeVisible({ timeout: newsWithinMs });

  await openSection(page, 'Contacts');
  await axe();
  await page.getByLabel('Choose the event file').setInputFiles({
    name: 'demo.event.json',
    mimeType: 'application/json',
    buffer: Buffer.from(secretFileOf(demoSecret)),
  });
  await page.getByRole('button', { name: 'Open the addresses' }).click();
  await expect(page.getByText(/^\d+ contacts$/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table).toContain('"Primrose","player@example.org"');
  await axe();

  await openSection(page, 'What the staff did');
  await expect(
    page.getByRole('list', { name: 'What the staff did' }).getByRole('listitem').first(),
  ).toContainText('Announced');
  for (const done of ['Struck a color', 'Banned a player', 'Added tickets'])
    await expect(page.getByRole('button', { name: new RegExp(`^${done}`) }).first()).toBeVisible();
  await axe();

  await openSection(page, 'Print');
  await axe();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Print the poster' }).click();
  const sheet = await opening;
  await expect(sheet.getByRole('heading', { name: 'Demo Garden Party' })).toBeVisible();
  expect(
    await sheet.evaluate(() => getComputedStyle(document.querySelector('section') as Element).width),
  ).not.toBe('auto');
  await sheet.close();

  // The rest of the sections, as axe has seen the ones above.
  const analyzed = ['event', 'event-key', 'white-rabbit', 'disputes', 'answers', 'handover'] as const;
  await expectConsoleFits(page, 'event', { process: demo.process, analyzed, axe });

  await openSection(page, 'Today');
  await page.getByRole('button', { name: 'Pause the game' }).click();
  await act(page, { action: 'Pause' });
  await page.getByRole('button', { name: 'End the game' }).click();
  await act(page, { action: 'End', reasoned: { reason: 'It is over', confirm: 'End the game' } });
  await expect(page.getByText('The game has ended.')).toBeVisible();
});
