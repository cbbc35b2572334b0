import { connect, createSigner } from '@permaweb/aoconnect';
import { createActor } from '@rainbow-rabbit/localnet';
import type { Keyfile, ProcessId, Tag } from '@rainbow-rabbit/shared/arweave';
import { launchProcess } from '../localnet/src/seed/launch-process';
import { toTags } from '../localnet/src/units/tags';
import { connect as connectKey } from './arcade/arcade-network';
import { processOf, spawnedBy } from './devbot/ledger';
import { launchSheet, openLaunched } from './devbot/token-launch';
import { approve, countTaps, notedDialogs } from './game/phone-player';
import { expect, reloadPage, sharedKeys, test, widthBeyondScreen } from './support';
import { startAccountServer } from './wallets/account-server';
import { openWithExtensions } from './wallets/extensions';
import { storedAddress } from './wallets/quick-wallet-popup';

const ticker = 'GARDEN';

interface ScriptMessage {
  url: string;
  process: string;
  keyfile: Keyfile;
  tags: Tag[];
}

/** Sends a message by the published client; returns the targets of the messages that follow from it. */
async function sendByPublishedClient({ url, process, keyfile, tags }: ScriptMessage): Promise<string[]> {
  const ao = connect({
    MODE: 'legacy',
    MU_URL: `${url}mu`,
    CU_URL: `${url}cu`,
    GRAPHQL_URL: `${url}graphql`,
  });
  const sent = await ao.message({ process, signer: createSigner(keyfile), tags });
  const message = typeof sent === 'string' ? sent : sent.id;
  const { Messages } = await ao.result({ process, message });
  return Messages.map(({ Target }: { Target: string }) => Target);
}

/** Does the same by the app's client, since the published one reads a node's results wrongly (docs/decisions/099-localnet-hyperbeam.md). */
async function sendByOwnClient({ url, process, keyfile, tags }: ScriptMessage): Promise<string[]> {
  const { ao, signer } = await createActor(url, keyfile);
  const place = process as ProcessId;
  const id = await ao.post(await ao.sign({ process: place, tags }, signer));
  return (await ao.result(place, id)).Messages.map(({ Target }) => Target);
}

test('a newcomer launches a token with few taps and one approval, sends it, and a script sends it on', {
  tag: '@hyperbeam',
}, async ({ page, localnet, axe, aoMode }) => {
  const taps = await countTaps(page);
  const dialogs = await notedDialogs(page);
  await page.goto('./#/devbot');
  await page.getByRole('button', { name: /^Launch a token/ }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Garden Carrots');
  await expect(page.getByLabel('Ticker')).toHaveValue(ticker);
  await axe();
  await page.getByRole('checkbox').tap();
  await page.getByRole('button', { name: 'See what will be signed' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^QuickWallet/ })
    .tap();
  await page.getByRole('button', { name: `Launch ${ticker}` }).tap();
  await launchSheet(page).getByRole('button', { name: 'Make', exact: true }).tap();
  await expect(page.getByRole('link', { name: /Garden Carrots/ })).toBeVisible();
  // The tick is a tap, too, though it may belong to a label.
  expect(taps() + 1).toBeLessThanOrEqual(8);
  expect(dialogs).toEqual(['Connect Wallet', 'Put it on the network?']);

  await openLaunched(page, 'Garden Carrots');
  const process = processOf(page);
  const owner = await storedAddress(page);
  expect(await spawnedBy(localnet, owner)).toEqual([process]);
  await expect(page.getByText(`1,000,000 ${ticker}`).first()).toBeVisible();
  const record = page.getByRole('region', { name: 'Its launch on the ledger' }).getByRole('listitem');
  await expect(record.filter({ hasText: 'Passed:' })).toHaveCount(5);
  await expect(record.first()).toContainText(owner);
  await axe();

  const keyfile = await sharedKeys.wallet('player-heather');
  const script = await createActor(localnet.url, keyfile);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByLabel('Recipient’s address').fill(process);
  await page.getByLabel(`Amount of ${ticker}`).fill('2.5');
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await expect(page.getByText('This is the token itself')).toBeVisible();
  await page.getByLabel('Recipient’s address').fill(script.address);
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await approve(page, 'Send the tokens');
  await expect(page.getByText('Done. The token confirms it.')).toBeVisible();
  await expect(page.getByText(`999,997.5 ${ticker}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const targets = await (aoMode === 'legacy' ? sendByPublishedClient : sendByOwnClient)({
    url: localnet.url,
    process,
    keyfile,
    tags: toTags({ Action: 'Transfer', Recipient: owner, Quantity: '1000000000000' }),
  });
  expect(targets).toContain(owner);
  await page.getByRole('button', { name: 'Show the holders' }).click();
  const holders = page.getByRole('list', { name: 'Holders' }).getByRole('listitem');
  await expect(holders).toHaveCount(2);
  await expect(holders.first()).toContainText('999,998.5');
  await expect(holders.last()).toContainText('1.5');

  // Renounced for good.
  await page.getByRole('button', { name: 'Renounce' }).click();
  await page.getByLabel(`Type ${ticker} to go on`).fill('garden');
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await expect(page.getByText(`This is not ${ticker}.`)).toBeVisible();
  await page.getByLabel(`Type ${ticker} to go on`).fill(ticker);
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await page.getByRole('button', { name: 'Renounce for good' }).click();
  await approve(page, 'Give it up');
  await expect(page.getByText('Nobody: it was renounced, so its code stays as it is.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renounce' })).toHaveCount(0);
});

test('a launch by keyboard alone survives refusals, a dead network and reloads, as one process', async ({
  page,
  context,
  localnet,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const keyfile = await sharedKeys.wallet('player-clover');
  const { address } = await createActor(localnet.url, keyfile);
  const before = await spawnedBy(localnet, address);
  const made = async () => (await spawnedBy(localnet, address)).filter((id) => !before.includes(id));
  await connectKey(page, keyfile);
  await page.goto('./#/devbot');

  /** Moves the focus to a control by the Tab key. */
  const tabTo = async (name: string | RegExp, role: 'button' | 'checkbox' | 'textbox' = 'button') => {
    const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await expect(control).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key doesn't lead to ${name}`);
  };
  const press = async (name: string | RegExp) => {
    await tabTo(name);
    await page.keyboard.press('Enter');
  };

  await press(/^Launch a token/);
  await tabTo('Name', 'textbox');
  await page.keyboard.type('Night Garden');
  // A form that was begun is there after a reload.
  await reloadPage(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Night Garden');
  await tabTo(/accept/, 'checkbox');
  await page.keyboard.press('Space');
  await press('See what will be signed');
  await reloadPage(page);
  await press('Launch NIGHT');
  await expect(launchSheet(page)).toBeVisible();
  await reloadPage(page);
  expect(await made()).toEqual([]);

  // Refused: nothing is there, and the same button asks again.
  await press('Launch NIGHT');
  await press('Decline');
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible();
  expect(await made()).toEqual([]);

  // The network dies before the item gets through.
  await page.route('**/mu', (route) => route.abort('internetdisconnected'));
  await press('Try again');
  await press('Make');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await made()).toEqual([]);
  await reloadPage(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/mu');

  // The item gets through, and its answer doesn't.
  let posts = 0;
  await page.route('**/mu', async (route) => {
    posts += 1;
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await press('Try again');
  await expect.poll(() => posts).toBe(1);
  await expect(page.getByRole('alert')).toBeVisible();
  const [process = ''] = await made();
  await page.unroute('**/mu');

  // The reads that check it fail; another tab waits its turn, and a reload goes on without any question.
  await page.route('**/cu/**', (route) => route.abort('internetdisconnected'));
  await reloadPage(page);
  const stages = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(stages.filter({ hasText: 'It starts' })).toHaveAttribute('aria-current', 'step');
  const other = await context.newPage();
  await other.route('**/su/**', (route) => route.abort('internetdisconnected'));
  await other.goto('./#/devbot');
  await expect(other.getByText('This task is open in another tab')).toBeVisible();
  await page.unroute('**/cu/**');
  await page.close();
  // The token answers, but the ledger that it is compared with doesn't: the process can be looked at meanwhile.
  await expect(other.getByRole('link', { name: 'Look into its process' })).toHaveAttribute(
    'href',
    new RegExp(`/devbot/processes/${process}$`),
  );
  await other.unroute('**/su/**');
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('link', { name: /Night Garden/ })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await made()).toEqual([process]);
  await other.getByRole('link', { name: /Night Garden/ }).click();
  await expect(other.getByRole('heading', { name: 'Night Garden', level: 1 })).toBeVisible();
});

test('an external wallet is asked once for a launch, and again after a refusal', async ({
  localnet,
  launchOptions,
}) => {
  const account = await startAccountServer();
  const { context, stop } = await openWithExtensions(
    [{ walletName: 'ArConnect', delayMs: 0, account: account.url }],
    { ...launchOptions, baseURL: localnet.url },
  );
  const signed: string[] = [];
  context.on('request', (request) => {
    const { method } = request.url().startsWith(account.url) ? (request.postDataJSON() ?? {}) : {};
    if (/^sign/.test(method)) signed.push(method);
  });
  const page = await context.newPage();
  await page.goto('./#/devbot');
  await page.getByRole('button', { name: /^Launch a token/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wandering Carrots');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wander' }).click();
  const launch = page.getByRole('button', { name: 'Launch WANDERIN' });
  // The wallet would refuse to connect, too.
  await expect(launch).toBeVisible();
  account.declineNext();
  await launch.click();
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible();
  expect(await spawnedBy(localnet, account.address())).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await openLaunched(page, 'Wandering Carrots');
  expect(await spawnedBy(localnet, account.address())).toEqual([processOf(page)]);
  expect(signed).toEqual(['signDataItem', 'signDataItem']);
  await stop();
  await account.stop();
});

test('a badge is drawn, and a picture in its place is stored by one approval, across cuts and reloads', async ({
  page,
  localnet,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|404 .*\/status\)/);
  await connectKey(page, await sharedKeys.wallet('player-heather'));
  await page.goto('./#/devbot');
  await page.getByRole('button', { name: /^Launch a token/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Painted Carrots');
  await page.getByText(/^More choices/).click();
  await page.getByRole('radio', { name: 'Draw a badge' }).check();
  await page.getByRole('radio', { name: 'Shield' }).check();
  await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await expect(page.getByText('Store the logo first, or choose none.')).toBeVisible();
  const picture = await page.screenshot();
  await page.getByRole('radio', { name: 'A picture' }).check();
  await expect(page.getByRole('img', { name: 'The logo' })).toHaveCount(0);
  const file = page.getByLabel('Choose a picture');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file is no picture.')).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible();
  await expect(page.getByText('This file is no picture.')).toHaveCount(0);
  await page.getByRole('button', { name: 'See what storing costs' }).click();
  await expect(page.getByText(/^Storing .* costs .* AR\.$/)).toBeVisible();

  // Signed once: first nothing gets through, then the answer is lost. A reload each time.
  const goOn = page.getByRole('button', { name: 'Go on storing it' });
  await page.route('**/tx', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Store the logo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(goOn).toBeVisible();
  await reloadPage(page);
  await page.unroute('**/tx');
  const posted: string[] = [];
  await page.route('**/tx', async (route) => {
    posted.push(route.request().postDataJSON().id);
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await goOn.click();
  await expect.poll(() => posted.length).toBe(1);
  await reloadPage(page);
  await goOn.click();
  await expect(page.getByText('The logo is stored.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(posted).toHaveLength(1);
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await expect(page.getByText(posted[0] ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalHeight', 256);
  await page.getByRole('button', { name: 'Launch PAINTED' }).click();
  await launchSheet(page).getByRole('button', { name: 'Make', exact: true }).click();
  await openLaunched(page, 'Painted Carrots');
  const logo = page.getByRole('main').locator('img');
  await expect(logo).toHaveJSProperty('naturalHeight', 256);
  expect(await logo.getAttribute('src')).toBe(`${localnet.url}${posted[0]}`);
});

/** A token that says whatever may hurt a page. */
const hostile = `
local huge = string.rep('9', 100000)
Handlers.add('Info', 'Info', function(msg)
  msg.reply({ Name = '<img src=x onerror=alert(1)>' .. '\\u{202e}' .. string.rep('Z', 50000), Ticker = '<b>EVIL</b>' .. string.rep('\\u{301}', 5000), Denomination = '3', Logo = 'javascript:alert(1)' })
end)
Handlers.add('Balance', 'Balance', function(msg) msg.reply({ Balance = huge }) end)
Handlers.add('Balances', 'Balances', function(msg)
  local all = {}
  for place = 1, 450 do all['\\u{202e}<script>alert(' .. place .. ')</script>' .. string.rep('x', 100)] = string.rep('9', 2000) end
  for place = 1, 450 do all['holder' .. place] = tostring(place) end
  msg.reply({ Data = require('json').encode(all), Next = '1' })
end)
Handlers.add('Terms', 'Terms', function(msg) msg.reply({ Action = 'Terms', Data = '{"name":' .. huge .. '}' }) end)
Handlers.add('Transfer', 'Transfer', function(msg)
  msg.reply({ Action = 'Transfer-Error', Error = '<i>no</i>' .. '\\u{202e}' .. string.rep('why ', 20000) })
end)
`;

test('a hostile token can’t hurt its page, and a process that is none says so', async ({
  page,
  localnet,
  axe,
}) => {
  const owner = await createActor(localnet.url, await sharedKeys.wallet('operator'));
  const { module, authority } = (await (await fetch(new URL('network.json', localnet.url))).json()).ao.spawn;
  const launch = (source: string) => launchProcess(owner, { module, authority, name: 'evil', source });
  const process = await launch(hostile);
  await connectKey(page, await sharedKeys.wallet('player-clover'));
  await page.goto(`./#/devbot/tokens/${process}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('<img src=x onerror=alert(1)>');
  expect(((await heading.textContent()) ?? '').length).toBeLessThanOrEqual(64);
  await expect(page.getByText('This token wasn’t made here.')).toBeVisible();
  await expect(page.getByText(/≈ 9\.99999 × 10\^99996/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the holders' }).click();
  await expect(page.getByText('450 holders')).toBeVisible();
  expect(await page.getByRole('list', { name: 'Holders' }).getByRole('listitem').count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByLabel('Recipient’s address').fill(owner.address);
  await page.getByLabel(/^Amount of/).fill('1');
  await page.getByRole('button', { name: 'See what will be signed' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await approve(page, 'Send the tokens');
  const said = page.getByText(/^The process says/);
  await expect(said).toContainText('<i>no</i>');
  expect(((await said.textContent()) ?? '').length).toBeLessThan(260);
  expect(await widthBeyondScreen(page)).toBeLessThanOrEqual(0);
  await axe();

  const none = await launch('Handlers.add("Other", "Other", function() end)');
  await page.goto(`./#/devbot/tokens/${none}`);
  await expect(page.getByText('This token can’t be read')).toBeVisible();
});
