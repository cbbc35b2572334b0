import type { Page, Request } from '@playwright/test';
import { answers, approve, fillIn, makeWallet, openTab, ownCode, typeCode } from './game/phone-player';
import { joiningLink, ticketedTest as test } from './game/ticketed-event';
import { createTestPlayer, expect, reloadPage } from './support';

const isReady = (page: Page) => expect(page.getByText('Your ticket is ready')).toBeVisible();
const isNeeded = (page: Page) => expect(page.getByText('You need a ticket to join')).toBeVisible();

/** Returns what this browser keeps, as one text. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('a joining link makes a new phone a player, whatever happens in between', async ({
  page,
  event,
  network,
}) => {
  const ticket = event.nextTicket();
  const link = joiningLink(network.url, ticket);
  const sent: Request[] = [];
  const context = page.context();
  context.on('request', (request) => sent.push(request));
  await page.goto(link);
  await isReady(page);
  expect(page.url()).toBe(`${network.url}#/rabbit/demo`);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await expect(page.getByText('Twój bilet jest gotowy')).toBeVisible();
  await page.getByRole('combobox', { name: 'Język' }).selectOption('en');
  await reloadPage(page);
  await isReady(page);
  await page.close();

  const again = await context.newPage();
  await again.goto('/#/rabbit/demo');
  await isReady(again);
  await makeWallet(again);
  await isReady(again);
  await reloadPage(again);
  await isReady(again);
  await fillIn(again, 'Alder');
  await expect(ownCode(again)).toBeVisible();
  expect(await stored(again)).not.toContain(ticket.code);

  const carriers = sent.filter(
    (request) => request.url().includes('t=') || request.postDataBuffer()?.includes(ticket.code),
  );
  expect(carriers.map((request) => new URL(request.url()).pathname)).toEqual(['/mu']);

  const aspen = await createTestPlayer(network.url, { nickname: 'Aspen', ticket: event.nextTicket() });
  await openTab(again, 'Scan rabbit');
  await typeCode(again, aspen.linkAt(Date.now(), ''));
  await expect(again.getByRole('heading', { name: 'Collected!' })).toBeVisible();
});

test('a used ticket is refused with what to do, and another card from the scanner lets the player in', async ({
  page,
  camera,
  event,
  network,
}) => {
  const ticket = event.nextTicket();
  await createTestPlayer(network.url, { nickname: 'Birch', ticket });
  await page.goto(joiningLink(network.url, ticket));
  await makeWallet(page);
  await fillIn(page, 'Beech');
  await expect(page.getByText('Your ticket has been used already')).toBeVisible();
  await expect(page.getByText('Ask the staff for another card.')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toBeHidden();

  await camera.showText(joiningLink(network.url, event.nextTicket()));
  await page.getByRole('button', { name: 'Scan the card here' }).click();
  await isReady(page);
  await expect(page.getByText('Your ticket has been used already')).toBeHidden();
  await expect(page.getByLabel('Nickname')).toHaveValue('Beech');
  await page.getByRole('button', { name: 'Join' }).click();
  await approve(page, answers.joinFreely);
  await expect(ownCode(page)).toBeVisible();
});

test('without a ticket the way to get one is shown before the wallet and before the form', async ({
  page,
  event,
  network,
}) => {
  const cedar = await createTestPlayer(network.url, { nickname: 'Cedar', ticket: event.nextTicket() });
  await page.goto(cedar.linkAt(Date.now(), '/'));
  await expect(page.getByText('It counts once you have joined.')).toBeVisible();
  await isNeeded(page);
  await makeWallet(page);
  await isNeeded(page);
  await expect(page.getByText('It counts once you have joined.')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toBeHidden();

  await page.goto(joiningLink(network.url, event.nextTicket()));
  await isReady(page);
  await fillIn(page, 'Cypress');
  await expect(page.getByText('from Cedar')).toBeVisible();
});

test('a ticket of another event is refused, and one that is damaged at once', async ({
  page,
  event,
  network,
}) => {
  const ticket = event.nextTicket();
  await page.goto(joiningLink(network.url, ticket).slice(0, -9));
  await expect(page.getByRole('heading', { name: 'This joining link is damaged' })).toBeVisible();
  expect(page.url()).toBe(`${network.url}#/rabbit/demo`);
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'This joining link is damaged' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the game' }).click();
  await isNeeded(page);

  await page.goto(joiningLink(network.url, { ...ticket, code: 'AAAAAAAAAAAAAA' }));
  await isReady(page);
  await makeWallet(page);
  await fillIn(page, 'Dogwood');
  await expect(page.getByText('This event does not know your ticket.')).toBeVisible();
});

test('a registration whose reply got lost ends as registered when it is sent again', async ({
  page,
  problems,
  event,
  network,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.goto(joiningLink(network.url, event.nextTicket()));
  await makeWallet(page);
  // The message arrives, and this phone does not learn that it is registered.
  let messages = 0;
  await page.route('**/mu', async (route) => {
    messages += 1;
    await route.fetch();
    return route.abort();
  });
  // A read that was asked before the message may be answered after it.
  await page.route('**/cu/dry-run**', async (route, request) => {
    if (!request.postData()?.includes('"Me"')) return route.continue();
    const response = await route.fetch();
    return messages > 0 ? route.abort() : route.fulfill({ response });
  });
  await fillIn(page, 'Elm');
  await expect(page.getByRole('alert')).toBeVisible();
  // The ledger is asked what became of it: nothing is approved or posted again.
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(ownCode(page)).toBeVisible();
  expect(messages).toBe(1);
});

test("a player's scanner knows a joining card, and leads to the event of another one", async ({
  page,
  event,
  network,
}) => {
  await page.goto(joiningLink(network.url, event.nextTicket()));
  await makeWallet(page);
  await fillIn(page, 'Fir');
  await expect(ownCode(page)).toBeVisible();
  await openTab(page, 'Scan rabbit');
  await typeCode(page, joiningLink(network.url, event.nextTicket()));
  await expect(page.getByText('You play already, so it can let somebody else in.')).toBeVisible();
  await typeCode(page, joiningLink(network.url, event.nextTicket(), 'osaka'));
  await expect(page.getByText('This card is for an event that this app does not know.')).toBeVisible();
});

test('wall and front page say that a ticket is needed, and when every place is taken', async ({
  page,
  openPhone,
  event,
}) => {
  await page.goto('/#/vibe');
  await expect(page.getByText('Join with a card from the entrance')).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByText('You need a ticket: ask the staff at the entrance.')).toBeVisible();
  // An event with tickets has a place for each of them: it is never full.
  await event.configure({ admission: 'open', capacity: 1 });
  const late = await openPhone();
  await late.goto('/#/rabbit/demo');
  await expect(late.getByText('This event is full')).toBeVisible();
  await late.goto('/#/vibe');
  await expect(late.getByText('All places are taken')).toBeVisible();
  await event.configure({ admission: 'tickets', capacity: 5000 });
});

test('axe finds nothing serious on the way into an event with tickets, in light and in dark colors', async ({
  page,
  axe,
  event,
  network,
}) => {
  const ticket = event.nextTicket();
  await createTestPlayer(network.url, { nickname: 'Hazel', ticket });
  await page.goto('/#/vibe');
  await expect(page.getByText('Join with a card from the entrance')).toBeVisible();
  await axe();
  await page.goto('/#/rabbit/demo');
  await isNeeded(page);
  await axe();
  await makeWallet(page);
  await page.getByRole('button', { name: 'Scan the card here' }).click();
  await expect(page.getByText('Looking for QR code...')).toBeVisible();
  await axe();
  await page.goto(joiningLink(network.url, ticket).slice(0, -9));
  await expect(page.getByRole('heading', { name: 'This joining link is damaged' })).toBeVisible();
  await axe();
  await page.goto(joiningLink(network.url, ticket));
  await isReady(page);
  await axe();
  await fillIn(page, 'Holly');
  await expect(page.getByText('Your ticket has been used already')).toBeVisible();
  await axe();
});
