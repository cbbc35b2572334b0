import type { Page } from '@playwright/test';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type inspectEn from '../remotes/devbot/locales/inspect/en.json';
import { type Inspected, makeInspected, messageLink, processLink } from './devbot/inspected';
import { expect, messagesByLocale, oncePerWorker, reloadPage, test } from './support';
import type { LocalnetUnderTest } from './support/localnet';

const inspected = oncePerWorker(({ localnet }: { localnet: LocalnetUnderTest }) => makeInspected(localnet));

const rows = (page: Page, list = 'Messages') =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const row = (page: Page, text: string, list?: string) => rows(page, list).filter({ hasText: text }).first();

/** Brings the log to the screen: rows are drawn near it alone. */
const scrollToLog = (page: Page) => page.locator('#devbot-log').scrollIntoViewIfNeeded();

/** Expects that nothing is wider than the page, and that nothing of the ledger ran. */
async function expectUnhurt(page: Page): Promise<void> {
  const state = await page.evaluate(() => ({
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    hurt: 'hurt' in window,
    made: document.querySelectorAll('main script, main b, main iframe, main [onerror]').length,
  }));
  expect(state).toEqual({ isWide: false, hurt: false, made: 0 });
}

/** Opens a message's page, and resolves once it shows that message: the hash alone changes, so the one before stays for a while. */
async function openMessage(page: Page, process: string, message: string): Promise<void> {
  await page.goto(messageLink(process, message));
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}

/** Returns the number of requests to the scheduler unit from now on. */
function countReads(page: Page, process: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(`/su/${process}`)) count += 1;
  });
  return () => count;
}

const sendMany = async ({ send }: Inspected, process: ProcessId, count: number, action = 'Say') => {
  for (let number = 1; number <= count; number++) await send(process, action, `number ${number}`);
};

test('a process is shown with its maker, its log and its messages', async ({
  page,
  localnet,
  problems,
  axe,
}) => {
  const { actor, relay, target, send } = await inspected({ localnet });
  const passed = await send(relay, 'Pass', target);
  await send(relay, 'Refuse');
  await page.goto('/#/devbot');
  await page.getByRole('combobox', { name: 'Command' }).fill(`/inspect ${relay}`);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'relay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Process / })).toBeVisible();
  await expect(page.getByText(actor.address)).toBeVisible();
  await scrollToLog(page);
  await expect(row(page, 'Refuse')).toContainText('This is refused.');
  await expect(row(page, 'Pass')).toContainText('Sent 1 message');
  await axe(page);

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  await expect(rows(page).first()).toContainText('this process begins');
  await page.getByText('Filter, or go to a number').click();
  await page.getByRole('combobox', { name: 'Action' }).fill('pas');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^1 message found among/)).toBeVisible();
  await page.goBack();

  await page.goto(messageLink(relay, passed));
  await expect(page.getByText('Verified in this browser')).toBeVisible();
  await expect(page.getByText('whoever has the key signed and sent it')).toBeVisible();
  await page.getByRole('button', { name: /^Arrived to / }).click();
  await expect(page.getByText('It was taken.')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Open this message' }).click();
  await expect(page.getByText('It arrived.')).toBeVisible();
  await expect(page.getByRole('link', { name: relay })).toBeVisible();
  const arrived = page.url();
  await page.getByRole('link', { name: /^Everything began with message/ }).click();
  await expect(page).toHaveURL(new RegExp(passed));

  // A gateway without an index, and a gateway that lists nothing.
  problems.allow(/404/);
  await page.route('**/graphql', (route) => route.fulfill({ status: 404 }));
  await reloadPage(page);
  await expect(page.getByText('The gateway gives no list of messages')).toBeVisible();
  await page.getByRole('button', { name: /^Arrived to / }).click();
  await expect(page.getByRole('link', { name: target })).toBeVisible();
  await page.goto(arrived);
  await expect(page.getByRole('link', { name: 'Sent by process' })).toBeVisible();
  await expect(page.getByText('doesn’t list all that lies between')).toBeVisible();
  await page.unroute('**/graphql');
  const nothing = { data: { transactions: { edges: [] } } };
  await page.route('**/graphql', (route) => route.fulfill({ json: nothing }));
  await page.goto(messageLink(relay, passed));
  await page.getByRole('button', { name: /^Arrived to / }).click();
  await expect(page.getByText('The gateway lists no message that went on from here')).toBeVisible();
});

test('new messages come below those that are read, only while somebody looks', async ({ page, localnet }) => {
  const all = await inspected({ localnet });
  const { target, send } = all;
  await sendMany(all, target, 12);
  const reads = countReads(page, target);
  await page.goto(processLink(target, '?watch=1'));
  await expect(rows(page).first()).toBeVisible();
  const watched = row(page, 'number 3');
  await watched.scrollIntoViewIfNeeded();
  const before = await watched.boundingBox();
  await send(target, 'Say', 'the news');
  await expect(page.getByRole('button', { name: '1 new message below' })).toBeVisible();
  expect(await watched.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: '1 new message below' }).click();
  await expect(row(page, 'the news')).toBeInViewport();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused.')).toBeVisible();
  const paused = reads();
  await send(target, 'Say', 'while it was paused');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: '1 new message below' })).toBeVisible();
  expect(reads()).toBeGreaterThan(paused);
});

test('a known process is shown in its own terms, in every language', async ({ page, localnet, axe }) => {
  const [demo] = localnet.events;
  const titles = new Map(
    messagesByLocale<typeof inspectEn>('remotes/devbot', 'inspect').map(([code, messages]) => [
      code,
      messages['inspect.log.title'],
    ]),
  );
  for (const [code, messages] of messagesByLocale<Record<string, string>>('remotes/devbot', 'known')) {
    await page.goto(`/#/${code}/devbot/processes/${demo?.process}`);
    await expect(page.getByText(messages['known.kind.event'] ?? '', { exact: true })).toBeVisible();
    await scrollToLog(page);
    const list = titles.get(code);
    await expect(row(page, messages['known.action.event.Disclose'] ?? '', list)).toBeVisible();
  }
  await axe(page);
});

test('a hostile process can’t hurt the page', async ({ page, localnet, axe }) => {
  const { hostile, send } = await inspected({ localnet });
  const script = '<img src=x onerror="window.hurt=1">';
  const tags = [{ name: script, value: `\u202e${script}${'z'.repeat(1500)}` }];
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const sent = {
    huge: await send(hostile, 'Huge', script, tags),
    deep: await send(hostile, 'Deep', deep),
    many: await send(hostile, 'Many', `${script}\u0000\u202e`),
    broken: await send(hostile, 'Break', 'x'.repeat(200_000)),
  };
  const nothing = await send(hostile, '\u202e\u0007'.repeat(40), '');
  await page.goto(processLink(hostile));
  await expect(page.getByText('\\u202e<b>trustworthy</b>\\u0007').first()).toBeVisible();
  await expect(page.getByText('A token', { exact: true })).toBeVisible();
  await expect(page.getByText('only answers as such a process does')).toBeVisible();
  await scrollToLog(page);
  await expect(row(page, 'Break')).toContainText('Refused');
  await expectUnhurt(page);
  await axe(page);

  await openMessage(page, hostile, sent.huge);
  await expect(page.getByText('What it printed')).toBeVisible();
  await expect(page.getByText('huge huge').first()).toBeVisible();
  await expectUnhurt(page);
  await page.getByRole('button', { name: 'Show more' }).first().click();
  await expectUnhurt(page);

  await openMessage(page, hostile, sent.many);
  await expect(page.getByRole('button', { name: /^Push 1 to / })).toBeVisible();
  await expect(page.getByText('2000 more are left out.')).toBeVisible();
  await page.getByRole('button', { name: /^Push 1 to / }).click();
  await expectUnhurt(page);

  await openMessage(page, hostile, sent.deep);
  await expect(page.getByText('The process took it')).toBeVisible();
  await expectUnhurt(page);
  await openMessage(page, hostile, sent.broken);
  await expect(page.getByText('The process refused it')).toBeVisible();
  await expectUnhurt(page);
  await openMessage(page, hostile, nothing);
  await expect(page.getByText('Verified in this browser')).toBeVisible();
  await expectUnhurt(page);
});

test('what is wrong is said in words, in every language', async ({ page, localnet, problems }) => {
  const { relay } = await inspected({ localnet });
  problems.allow(/404|Failed to load resource/);
  const unknown = 'A'.repeat(43);
  await page.goto(processLink(unknown));
  await expect(page.getByText('There is no process with this id on this network.')).toBeVisible();
  for (const [code, messages] of messagesByLocale<typeof inspectEn>('remotes/devbot', 'inspect')) {
    await page.goto(`/#/${code}/devbot/processes/${relay}`);
    await expect(page.getByRole('heading', { name: messages['inspect.log.title'] })).toBeVisible();
  }
});
