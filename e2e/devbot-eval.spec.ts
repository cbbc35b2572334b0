import { createActor } from '@rainbow-rabbit/localnet';
import { launchProcess } from '../localnet/src/seed/launch-process';
import { connect } from './arcade/arcade-network';
import { CodePage } from './devbot/code-page';
import { replayInEngine } from './devbot/engine-replay';
import { expect, reloadPage, sharedKeys, test } from './support';

/** Returns the ids that a new process of a network is made with. */
async function spawnIds(url: string): Promise<{ module: string; authority: string }> {
  const network = await (await fetch(new URL('network.json', url))).json();
  return network.ao.spawn;
}

test('a copy of the demo event has the very state that the local network’s engine comes to', async ({
  page,
  localnet,
}) => {
  const process = localnet.events[0]?.process ?? '';
  const code = new CodePage(page);
  await code.open('./', process);
  await code.try('return 6 * 7');
  await expect(code.result.getByText('42', { exact: true })).toBeVisible();
  const [copy, engine] = [await code.copy(), await replayInEngine(localnet.url, process)];
  expect(copy.messages).toBe(engine.messages);
  expect(copy.fingerprint).toBe(engine.fingerprint);
});

test('code on a fresh process gives output, changes, messages and errors by line, and an endless loop is stopped', async ({
  page,
  axe,
}) => {
  const code = new CodePage(page);
  await code.open('./');
  await code.try(
    'Carrots = { garden = 3 }\nSend({ Target = ao.id, Action = "Ping" })\nprint("planted")\nreturn Carrots.garden',
  );
  await expect(code.result.getByText('planted')).toBeVisible();
  await expect(code.result.getByRole('listitem').filter({ hasText: 'Carrots' })).toContainText(
    'table with 1 entry',
  );
  await expect(code.result.getByRole('region', { name: 'Messages it would send' })).toContainText('Ping');
  await axe();

  await code.try('local a\n\nreturn a.b');
  await expect(code.result.getByText('Error in line 3')).toBeVisible();
  await code.result.getByRole('button', { name: 'Go to line 3' }).click();
  await expect(code.code).toBeFocused();
  await axe();

  await code.write('while true do end');
  await page.keyboard.press('ControlOrMeta+Enter');
  // It is the worker that is held; the page draws on.
  const running = page.getByText('Running the code');
  await expect(running).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await expect(running).toBeVisible();
  await expect(code.result.getByText('was stopped')).toBeVisible();
  await code.try('return tostring(Carrots)');
  await expect(code.result.getByText('nil', { exact: true })).toBeVisible();

  await reloadPage(page);
  await expect(code.code).toContainText('return tostring(Carrots)');
});

test('bytes that are not the known module are never run', async ({ page, context, localnet }) => {
  const { module } = await spawnIds(localnet.url);
  await context.route(`**/${module}`, (route) => route.fulfill({ body: 'no program' }));
  const code = new CodePage(page);
  await code.open('./');
  await code.try('return 1');
  await expect(page.getByText('gave something else than AO’s program')).toBeVisible();
  await context.unroute(`**/${module}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(code.result.getByText('1', { exact: true })).toBeVisible();
});

test('in the conversation, the owner tries code on a copy, sends it once over a lost network and a reload, and sees what it did', async ({
  page,
  localnet,
  problems,
  axe,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED|request failed/);
  const keyfile = await sharedKeys.wallet('player-heather');
  const owner = await createActor(localnet.url, keyfile);
  const source = 'Carrots = 3';
  const process = await launchProcess(owner, { ...(await spawnIds(localnet.url)), name: 'garden', source });
  await connect(page, keyfile);
  const code = new CodePage(page);
  await page.goto(`./#/devbot?${new URLSearchParams({ do: `/eval ${process}` })}`);
  await code.try('Carrots = Carrots + 1\nreturn "now " .. Carrots');
  await expect(code.result.getByText('now 4')).toBeVisible();
  await expect(code.result.getByRole('listitem').filter({ hasText: 'Carrots' })).toContainText('3 → 4');
  await axe();

  // It is signed, and can't be posted: neither a further try nor a reload sends it as another message.
  await page.route('**/mu', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Load', exact: true }).click();
  const sending = page.getByRole('region', { name: 'Send it' });
  await expect(sending.getByText(/seem to be offline/)).toBeVisible();
  await expect(sending.getByRole('button', { name: 'Sign and send' })).toHaveCount(0);
  await axe();
  await code.write('Carrots = 100');
  await expect(sending.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/mu');
  await reloadPage(page);
  await expect(sending.getByText('The process ran the code.')).toBeVisible();
  await expect(sending.getByText('now 4')).toBeVisible();
  await reloadPage(page);
  await expect(sending.getByText('now 4')).toBeVisible();

  // The next try knows what was run.
  await code.try('return "is " .. Carrots');
  await expect(code.result.getByText('is 4')).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: /Code was run/ }).click();
  await expect(page).toHaveURL(new RegExp(`processes/${process}/messages/`));
});

test('who does not own a process is told that it runs code of its owner only', async ({ page, localnet }) => {
  const keyfile = await sharedKeys.wallet('player-heather');
  const owner = await createActor(localnet.url, await sharedKeys.wallet('operator'));
  const source = 'Carrots = 3';
  const process = await launchProcess(owner, { ...(await spawnIds(localnet.url)), name: 'garden', source });
  await connect(page, keyfile);
  const code = new CodePage(page);
  await code.open('./', process);
  await code.try('Carrots = 5');
  await expect(code.result.getByText('runs code of its owner only')).toBeVisible();
  await expect(code.result.getByRole('listitem').filter({ hasText: 'Carrots' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Try in the name of the owner' }).check();
  await code.tryButton.click();
  await expect(code.result.getByRole('listitem').filter({ hasText: 'Carrots' })).toContainText('3 → 5');
});
