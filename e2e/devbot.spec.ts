import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type en from '../remotes/devbot/locales/en.json';
import { command, commandLine, openBot, previewMessage, signAndApprove, taskOf } from './devbot/bot';
import { approve } from './game/phone-player';
import { expect, messagesByLocale, reloadPage, test, widthBeyondScreen } from './support';
import { connect } from './toolbox/tools';

const heading = { level: 1 } as const;

/** The most that the first screen's code of the area may weigh in brotli (docs/product 19.1). */
const firstScreenBytes = 35_000;

/** The process of the demo event. */
const demoProcess = ({ events }: { events: readonly { process: string }[] }): string =>
  events[0]?.process ?? '';

test('the first screen is light, accessible, and leads to every task by one tap', async ({ page, axe }) => {
  /** The weight of each file: what is preloaded is asked for twice. */
  const weights = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\/areas\/devbot\/.*\.(js|css)$/.test(pathname) || weights.has(pathname)) return;
    const weigh = async () => brotliCompressSync((await (await request.response())?.body()) ?? '').length;
    weights.set(pathname, weigh());
  });
  await openBot(page);
  const choices = page.getByRole('list', { name: 'Things to do' });
  await expect(choices.getByRole('button')).toHaveText([
    /^Launch a token/,
    /^Launch a memecoin/,
    /^Send a message/,
    /^Ask a process/,
    /^Look into a process/,
    /^Watch a process/,
    /^Try Lua/,
    /^My processes/,
  ]);
  await expect.poll(() => weights.size).toBeGreaterThan(2);
  const bytes = await Promise.all(weights.values());
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(firstScreenBytes);
  await axe();
  await choices.getByRole('button', { name: /^Ask a process/ }).click();
  await expect(taskOf(page, 'Ask a process').getByRole('button', { name: 'Ask', exact: true })).toBeVisible();
  await axe();
});

test('the command line completes, chooses, recalls and guesses by keyboard alone', async ({ page }) => {
  await openBot(page);
  const line = commandLine(page);
  await line.focus();
  await page.keyboard.type('/');
  const offered = page.getByRole('listbox', { name: 'Matching commands' }).getByRole('option');
  await expect(offered).toHaveCount(10);
  await page.keyboard.type('in');
  await expect(offered).toHaveText(['/inspectLook into a process']);
  await page.keyboard.press('Tab');
  await expect(line).toHaveValue('/inspect ');
  // Known processes are offered by name.
  await expect(offered.first()).toContainText('Demo Garden Party');
  await page.keyboard.press('Escape');
  await expect(offered).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(line).toHaveValue('');

  await page.keyboard.type('/lunch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('I don’t know “/lunch”. Did you mean /launch?')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(line).toHaveValue('/lunch');
  await page.keyboard.press('ArrowDown');
  await expect(line).toHaveValue('');

  await page.keyboard.type('/help');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Tap what you want to do/)).toBeFocused();
  await command(page, '/laun');
  await page.getByRole('button', { name: '/launch', exact: true }).click();
  // Two tasks have this command.
  await expect(page.getByText('Which one?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Launch a token/ }).first()).toBeFocused();

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toHaveCount(0);
});

test('a process is asked without a wallet, and the answer is found again', async ({ page, localnet }) => {
  const process = demoProcess(localnet);
  await openBot(page, `?${new URLSearchParams({ do: `/read ${process}` })}`);
  const task = taskOf(page, 'Ask a process');
  // A link fills in, and runs nothing.
  await expect(task.getByLabel('Process')).toHaveValue(process);
  await expect(page).toHaveURL(/#\/devbot$/);
  await expect(task.getByText('The process answered.')).toHaveCount(0);
  const actions = task.getByText(/^Its \d+ actions$/);
  await actions.click();
  await task.getByRole('button', { name: / Info$/ }).click();
  await expect(actions).toBeFocused();
  await expect(task.getByLabel('Action', { exact: true })).toHaveValue('Info');
  await task.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(task.getByText('The process answered.')).toBeVisible();
  await expect(task.getByText('"Demo Garden Party"')).toBeVisible();

  // The question is there after a reload, as JSON as well, and later among the last ones.
  await reloadPage(page);
  await task.getByRole('button', { name: 'Show as JSON' }).click();
  const json = task.getByLabel('Message (JSON)');
  expect(JSON.parse(await json.inputValue())).toEqual({
    process,
    tags: [{ name: 'Action', value: 'Info' }],
    data: '',
  });
  await json.fill('{"process":');
  await task.getByRole('button', { name: 'Show as form' }).click();
  await expect(task.getByText(/^This can’t be read as a message/)).toBeVisible();
  await task.getByText('The last request (1)').click();
  await task.getByRole('button', { name: 'Info Demo Garden Party' }).click();
  await task.getByRole('button', { name: 'Ask', exact: true }).click();
  await task.getByRole('button', { name: 'Done' }).click();
  const asked = page.getByRole('link', { name: 'Asked “Info”' });
  await expect(asked).toBeFocused();
  await asked.click();
  await expect(task.getByLabel('Action', { exact: true })).toHaveValue('Info');
});

test('what the network would refuse is told before anything is signed', async ({ page, localnet }) => {
  const process = demoProcess(localnet);
  await openBot(page);
  await command(page, '/send nobody Info');
  const task = taskOf(page, 'Send a message');
  const look = task.getByRole('button', { name: 'Look at it before signing' });
  await look.click();
  await expect(task.getByText(/^This is no id of a process/)).toBeVisible();
  await expect(task.getByLabel('Process')).toBeFocused();
  await task.getByLabel('Process').fill(process);
  await task.getByRole('button', { name: 'Add a tag' }).click();
  await task.getByLabel('Tag 1, name').fill('From');
  await look.click();
  await expect(task.getByText(/^“From” is set by the network/)).toBeVisible();
  await task.getByRole('button', { name: 'Remove tag 1' }).click();
  await look.click();
  await expect(task.getByText('Your wallet asks once. It costs nothing.')).toBeVisible();
});

/** Counts the messages that the page posts to the message unit. */
function countPosts(page: Page): () => Set<string> {
  const posted = new Set<string>();
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith('/mu')) return;
    const receipt: { id?: string } = await response.json();
    if (receipt.id) posted.add(receipt.id);
  });
  return () => posted;
}

test('a message is sent once, through a refusal, a lost network and a reload', async ({
  page,
  localnet,
  problems,
  axe,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed/);
  const process = demoProcess(localnet);
  const posts = countPosts(page);
  await openBot(page);
  await previewMessage(page, process, 'Info');
  await axe();
  await connect(page, 'Connect a wallet to sign');
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You declined the request in your wallet.')).toBeVisible();

  // It is signed, and can't be posted.
  await page.route('**/mu', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(page.getByText(/seem to be offline/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the message' })).toHaveCount(0);
  await page.unroute('**/mu');

  // After a reload it goes on by itself, without another approval.
  await reloadPage(page);
  const link = page.getByRole('link', { name: 'Open the message’s page' });
  await expect(link).toBeVisible();
  // The browser drops the receipt with the document.
  await expect.poll(() => posts().size).toBe(1);
  await reloadPage(page);
  await expect(link).toBeVisible();
  expect(posts().size).toBe(1);
  const path = await link.getAttribute('href');
  expect(path).toContain(`/devbot/processes/${process}/messages/${[...posts()][0]}`);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: '“Info” was sent.' })).toBeFocused();
  await reloadPage(page);
  await expect(page.getByRole('link', { name: '“Info” was sent.' })).toHaveAttribute('href', path ?? '');
});

test('a refusal of a known process has its own words', async ({ page, localnet }) => {
  const process = demoProcess(localnet);
  await openBot(page);
  await previewMessage(page, process, 'Hop');
  await connect(page, 'Connect a wallet to sign');
  await signAndApprove(page);
  await expect(page.getByText('The process refused the message.')).toBeVisible();
  await expect(page.getByText('The process has no such action.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reason' })).toHaveText('rr:message.unknown-action');
  await page.getByText('The whole error').click();
  const whole = page.getByRole('region', { name: 'The whole error' });
  await expect(whole).toContainText('handling message with Action = Hop');
  await expect(whole).not.toContainText('u001b');
});

test('a task waits while another one runs, and runs in one tab', async ({ page, context }) => {
  await openBot(page);
  await command(page, '/send');
  await taskOf(page, 'Send a message').getByLabel('Action', { exact: true }).fill('Note');
  await command(page, '/read');
  await expect(taskOf(page, 'Ask a process')).toBeVisible();
  await expect(page.getByText('“Send a message” waits for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(taskOf(page, 'Send a message').getByLabel('Action', { exact: true })).toHaveValue('Note');

  const other = await context.newPage();
  await openBot(other);
  await expect(other.getByText(/^This task is open in another tab/)).toBeVisible();
  await page.close();
  await expect(taskOf(other, 'Send a message').getByLabel('Action', { exact: true })).toHaveValue('Note');
  await taskOf(other, 'Send a message').getByRole('button', { name: 'Close' }).click();
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('button', { name: 'Yes, discard it' }).click();
  await expect(other.getByText('Called off.')).toBeVisible();
  await reloadPage(other);
  await expect(other.getByText('Called off.')).toBeVisible();
});

test('my processes say what to do without a wallet, and are found again on the ledger alone', async ({
  page,
  axe,
}) => {
  await page.goto('/#/devbot/processes');
  await expect(page.getByRole('heading', { ...heading, name: 'My processes' })).toBeVisible();
  await expect(page.getByText(/^Connect a wallet to see what it owns/)).toBeVisible();
  await axe();
  await connect(page, 'Connect a wallet');
  await expect(page.getByText('This wallet owns no process yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Launch a token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Found Again');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await page.getByRole('button', { name: 'Launch FOUND' }).click();
  await approve(page, 'Make');
  await expect(page.getByRole('link', { name: /Found Again/ })).toBeVisible();

  // This browser forgets all but its wallet.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('rainbow-rabbit.devbot.')) localStorage.removeItem(key);
    }
  });
  await page.goto('/#/devbot/processes');
  const row = page.getByRole('list', { name: 'Processes of this wallet' }).getByRole('link');
  await expect(row).toHaveText(/^Found AgainToken.*[\w-]{43}$/);
  await axe();
  await row.click();
  await expect(page).toHaveURL(/#\/devbot\/tokens\/[\w-]{43}$/);
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

const catalogues = messagesByLocale<typeof en>('remotes/devbot');

test('the bot speaks every language, on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [locale, own] of catalogues) {
    await page.goto(`/#/${locale}/devbot`);
    await expect(page.getByText(own['bot.greeting'])).toBeVisible();
    await expect(page.getByRole('button', { name: own['task.send.title'] })).toBeVisible();
    const overflow = await widthBeyondScreen(page);
    expect(overflow, `of the page in ${locale}`).toBe(0);
  }
});
