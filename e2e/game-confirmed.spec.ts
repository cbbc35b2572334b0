import type { Page } from '@playwright/test';
import { createActor } from '@rainbow-rabbit/localnet';
import { resolveDispute } from '@rainbow-rabbit/processes/rabbit/client';
import { joinGivers } from './game/givers';
import { ownBrowserTest as test } from './game/own-browser';
import { untilConfirmedMs } from './game/own-network';
import {
  answers,
  approve,
  becomePlayer,
  codeIn,
  notedDialogs,
  openTab,
  ownCode,
  rowOf,
  typeCode,
} from './game/phone-player';
import { createTestPlayer, expect, keptFiles, reloadPage, sharedKeys } from './support';
import type { LocalnetUnderTest } from './support/localnet';
import { sayIHaveIt } from './wallets/quick-wallet-popup';

test.use({ serviceWorkers: 'allow' });

/** Lets the claim windows of all scans so far close; the phone discloses their codes by itself. */
async function letConfirm(page: Page, network: LocalnetUnderTest): Promise<void> {
  await network.advance(untilConfirmedMs);
  // The next answer of the ledger shows the time; a reload asks at once.
  await reloadPage(page);
}

test('a color shows at once, and on the leaderboards once it is confirmed', async ({
  page,
  network,
  openPhone,
  camera,
}) => {
  const other = await openPhone();
  const dialogs = await notedDialogs(page);
  await becomePlayer(page, 'Anemone', answers.joinAndAsk);
  await becomePlayer(other, 'Bramble');

  await camera.show(await ownCode(other).screenshot());
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Please approve transaction in your wallet')).toBeVisible();
  await approve(page, answers.collectThis);
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
  await expect(page.getByText('from Bramble')).toBeVisible();
  await openTab(page, 'My rabbit');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bramble' })).toContainText('Confirming');
  for (const phone of [page, other]) {
    await openTab(phone, 'Leaderboard');
    await expect(rowOf(phone, 'Anemone')).toContainText('0 / 7');
    await expect(phone.getByText('Colors count here once their codes are checked')).toBeVisible();
  }
  await expect(rowOf(page, 'Anemone')).toContainText('(you)');

  await openTab(page, 'Scan rabbit');
  await page.getByRole('button', { name: 'Scan the next rabbit' }).click();
  await expect(page.getByText('You have already collected this color!')).toBeVisible();

  await letConfirm(page, network);
  await openTab(page, 'My rabbit');
  const bramble = page.getByRole('listitem').filter({ hasText: 'Bramble' });
  await expect(bramble.getByText('Confirmed', { exact: true })).toBeVisible();
  await reloadPage(other);
  await openTab(page, 'Leaderboard');
  for (const phone of [page, other]) await expect(rowOf(phone, 'Anemone')).toContainText('1 / 7');
  await reloadPage(page);
  await expect(rowOf(page, 'Anemone')).toContainText('1 / 7');
  expect(dialogs).toEqual(['Join the game?', 'Collect this rabbit?']);
});

test('a second rabbit of a color is kept in reserve, and refused once the color is confirmed', async ({
  page,
  network,
}) => {
  const first = await createTestPlayer(network.url, { nickname: 'Campion' });
  const others = await Promise.all(
    Array.from({ length: 7 }, (_, index) => createTestPlayer(network.url, { nickname: `Campion ${index}` })),
  );
  const same = others.find(({ colour }) => colour === first.colour) ?? first;
  await becomePlayer(page, 'Comfrey');
  await openTab(page, 'Scan rabbit');
  await typeCode(page, codeIn(first.linkAt(network.now(), '')));
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();

  await page.getByRole('button', { name: 'Scan the next rabbit' }).click();
  await typeCode(page, codeIn(same.linkAt(network.now(), '')));
  await expect(page.getByRole('heading', { name: 'In reserve!' })).toBeVisible();
  await openTab(page, 'My rabbit');
  await expect(page.getByRole('listitem').filter({ hasText: first.nickname })).toHaveCount(1);

  await letConfirm(page, network);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await openTab(page, 'Scan rabbit');
  await typeCode(page, codeIn(same.linkAt(network.now(), '')));
  await approve(page, answers.collectThis);
  await expect(page.getByText('You have already collected this color!')).toBeVisible();
});

test('seven colors make a rainbow, and the ledger says in which block once they are confirmed', async ({
  page,
  network,
}) => {
  await becomePlayer(page, 'Gentian');
  const players = await joinGivers((player) => createTestPlayer(network.url, player));
  for (const [index, player] of players.entries()) {
    await page.goto(player.linkAt(network.now(), '/'));
    await expect(page.getByText(`from ${player.nickname}`)).toBeVisible();
    const next = page.getByRole('button', { name: 'Scan the next rabbit' });
    if (index < 6) await next.click();
  }
  await expect(page.getByText("You've collected all colors! Go to the My rabbit tab")).toBeVisible();
  // The colours are lost with a wallet that was never saved.
  const nudge = page.getByText('Your wallet has no backup yet');
  await expect(nudge).toBeHidden();
  await page.getByRole('link', { name: 'My rabbit' }).click();
  await expect(page.getByRole('heading', { name: 'Your rainbow is complete!' })).toBeVisible();
  await expect(page.getByText(/^Your block gets its number once all seven codes are checked/)).toBeVisible();
  await expect(nudge).toBeVisible();

  await letConfirm(page, network);
  await expect(page.getByText(/^Block #\d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Save the keyfile' }).click();
  await page.getByRole('button', { name: 'Download keyfile' }).click();
  await sayIHaveIt(page);
  await page.goto('/#/rabbit/demo/me');
  await expect(page.getByText(/^Block #\d+$/)).toBeVisible();
  await expect(nudge).toBeHidden();
});

/** Notes the messages that a phone posts to the ledger from now on. */
function notedPosts(page: Page): { url: string; bytes: Buffer }[] {
  const posts: { url: string; bytes: Buffer }[] = [];
  page.on('request', (request) => {
    const bytes = request.postDataBuffer();
    if (request.method() === 'POST' && request.url().endsWith('/mu') && bytes)
      posts.push({ url: request.url(), bytes });
  });
  return posts;
}

/** Counts how often a phone shook since its page was loaded. */
async function countShakes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shakes', 0);
    navigator.vibrate = () => {
      Reflect.set(window, 'shakes', Reflect.get(window, 'shakes') + 1);
      return true;
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shakes')));
}

test('two phones that are both offline scan each other; each scan is kept, sent once, and counts once', async ({
  page,
  network,
  ownBrowser,
  camera,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  let other = await ownBrowser.open();
  const pairs = [
    { scanner: page, rabbit: other },
    { scanner: other, rabbit: page },
  ];
  const shakes = new Map([[page, await countShakes(page)]]);
  shakes.set(other, await countShakes(other));
  await becomePlayer(page, 'Sorrel');
  await becomePlayer(other, 'Tansy');
  for (const phone of [page, other]) {
    const decoder = expect.stringMatching(/\.wasm$/);
    await expect.poll(() => keptFiles(phone)).toEqual(expect.arrayContaining(['/', decoder]));
    await phone.context().setOffline(true);
  }

  const kept = (phone: Page) => phone.getByText('Kept, will be sent: one scan');
  for (const { scanner, rabbit } of pairs) {
    await openTab(rabbit, 'My rabbit');
    await camera.show(await ownCode(rabbit).screenshot());
    const shaken = (await shakes.get(scanner)?.()) ?? 0;
    await openTab(scanner, 'Scan rabbit');
    await expect(kept(scanner)).toBeVisible();
    expect(await shakes.get(scanner)?.()).toBeGreaterThan(shaken);
  }
  // A camera that is open keeps its scene, also for the other phone.
  await openTab(other, 'My rabbit');
  await camera.showNothing();
  for (const phone of [page, other]) {
    await openTab(phone, 'Scan rabbit');
    await reloadPage(phone);
    await expect(kept(phone)).toBeVisible();
  }
  // One of the browsers is closed, and opened again without network.
  await ownBrowser.close();
  other = await ownBrowser.open();
  await other.context().setOffline(true);
  await other.goto('/#/rabbit/demo/scan');
  await expect(kept(other)).toBeVisible();

  const sending = [
    { scanner: page, from: 'from Tansy' },
    { scanner: other, from: 'from Sorrel' },
  ];
  for (const { scanner, from } of sending) {
    const posts = notedPosts(scanner);
    await scanner.context().setOffline(false);
    // It was approved before the reload, and is kept as it was signed.
    await expect(scanner.getByText(from)).toBeVisible();
    expect(posts).toHaveLength(1);
    // The network may deliver a message twice.
    for (const { url, bytes } of posts) await fetch(url, { method: 'POST', body: new Uint8Array(bytes) });
  }

  for (const phone of [page, other]) await letConfirm(phone, network);
  await openTab(page, 'Leaderboard');
  for (const nickname of ['Sorrel', 'Tansy']) await expect(rowOf(page, nickname)).toContainText('1 / 7');
});

test('a scan that its rabbit disputes is struck by the staff, and its scanner is told', async ({
  page,
  network,
  openPhone,
  axe,
}) => {
  const [demo] = network.events;
  if (!demo) throw new Error('The local network has no event');
  const other = await openPhone();
  await becomePlayer(page, 'Sundew');
  await becomePlayer(other, 'Teasel');
  const code = ((await other.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await openTab(page, 'Scan rabbit');
  await typeCode(page, code);
  await expect(page.getByText('from Teasel')).toBeVisible();

  await openTab(other, 'Leaderboard');
  // The relay reports the catch within a minute.
  await expect(other.getByText('Sundew caught you!')).toBeVisible({ timeout: 90_000 });
  await other.getByRole('link', { name: 'Look' }).click();
  await axe(other);
  const sundew = other.getByRole('listitem').filter({ hasText: 'Sundew' });
  await expect(sundew).toContainText('Waiting for the check');
  await sundew.getByRole('button', { name: /^That wasn’t us/ }).click();
  await other.getByRole('button', { name: 'We never met' }).click();
  await axe(other);
  await other.getByRole('button', { name: 'Dispute', exact: true }).click();
  await approve(other, 'Send my dispute');
  await expect(sundew).toContainText('You disputed it. The staff will decide.');

  const { ao, signer } = await createActor(network.url, await sharedKeys.wallet('operator'));
  const decision = { dispute: 1, outcome: 'strike', reason: 'They never met' } as const;
  await resolveDispute({ ao, process: demo.process }, decision, { signer });
  await reloadPage(other);
  await expect(sundew).toContainText('Struck by the staff');
  await openTab(page, 'My rabbit');
  await reloadPage(page);
  await expect(page.getByText('from Teasel: the staff took it back.')).toBeVisible();
});
