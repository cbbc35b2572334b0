import type { Page } from '@playwright/test';
import { encodeCode, slotOf, tokenBytes } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { answerNothing } from './game/altered-answers';
import {
  answers,
  approve,
  becomePlayer,
  codeIn,
  countTaps,
  fillIn,
  makeWallet,
  notedDialogs,
  openTab,
  ownCode,
  rowOf,
  typeCode,
} from './game/phone-player';
import { createTestPlayer, expect, keptFiles, reloadPage, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('a code that is not genuine is refused on the phone, and nothing is sent', async ({
  page,
  localnet,
}) => {
  const [clary, columbine] = await Promise.all(
    ['Clary', 'Columbine'].map((nickname) => createTestPlayer(localnet.url, { nickname })),
  );
  if (!clary || !columbine) throw new Error('Two players were registered');
  const process = localnet.events[0]?.process as ProcessId;
  const slot = slotOf(Date.now());
  const madeUp = crypto.getRandomValues(new Uint8Array(tokenBytes));
  const dialogs = await notedDialogs(page);
  await becomePlayer(page, 'Coltsfoot', answers.joinAndAsk);
  await openTab(page, 'Scan rabbit');

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/mu')) posts.push(request.url());
  });
  for (const token of [madeUp, columbine.tokenAt(slot)]) {
    await typeCode(page, encodeCode({ process, rabbit: clary.rabbit, slot, token }));
    await expect(page.getByText('This is not a real code of this rabbit')).toBeVisible();
    await page.getByRole('button', { name: 'Scan again' }).click();
  }
  expect(posts).toEqual([]);
  expect(dialogs).toEqual(['Join the game?']);

  await typeCode(page, codeIn(clary.linkAt(Date.now(), '')));
  await page.getByRole('dialog').waitFor();
  await answerNothing(page);
  await approve(page, answers.collectThis);
  await expect(page.getByText('from Clary')).toBeVisible();
  expect(posts).toHaveLength(1);
  // the reply is all that this phone hears
  await page.getByRole('button', { name: 'Scan the next rabbit' }).click();
  await expect(page.getByRole('region', { name: 'Your colors' })).toContainText('6 colors to go');
  await typeCode(page, codeIn(clary.linkAt(Date.now(), '')));
  await expect(page.getByText('You have already collected this color!')).toBeVisible();
});

/** Returns true when a part of the page has the focus, so that a keyboard or screen reader goes on from there. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[data-area] *') === true);

test('four taps and typing lead from a link to the first color, past the reveal', {
  tag: '@hyperbeam',
}, async ({ page, camera, localnet }) => {
  const taps = await countTaps(page);
  const daffodil = await createTestPlayer(localnet.url, { nickname: 'Daffodil' });
  await page.goto('/#/rabbit/demo');
  await page.getByRole('button', { name: 'Play' }).tap();
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.getByLabel('Nickname').fill('Darnel');
  await page.getByLabel('Email').fill('player@example.org');
  await page.getByRole('button', { name: 'Join' }).tap();
  const revealed = page.getByRole('group', { name: /^You are / }).waitFor();
  await page.getByRole('button', { name: answers.joinFreely }).tap();
  await revealed;
  await expect(ownCode(page)).toBeVisible();
  await expect.poll(() => hasFocus(page)).toBe(true);
  await expect(page.getByText('Your wallet has no backup yet')).toBeHidden();
  await camera.showText(daffodil.linkAt(Date.now(), localnet.url));
  await page.getByRole('tab', { name: 'Scan rabbit' }).tap();
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
  expect(taps()).toBe(4);
  await openTab(page, 'My rabbit');
  await expect(page.getByText('Your wallet has no backup yet')).toBeVisible();
});

test("a link from the phone's own camera is scanned once there is a wallet and a player", async ({
  page,
  localnet,
}) => {
  const dandelion = await createTestPlayer(localnet.url, { nickname: 'Dandelion' });
  const taps = await countTaps(page);
  await page.goto(dandelion.linkAt(Date.now(), '/'));
  await expect(page.getByText('You caught a rabbit!')).toBeVisible();
  await makeWallet(page);
  await fillIn(page, 'Daisy');
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
  await expect(page.getByText('from Dandelion')).toBeVisible();
  expect(taps()).toBe(3);
});

test('a link opened beside the game is asked for once, where it was opened', async ({ page, localnet }) => {
  const dill = await createTestPlayer(localnet.url, { nickname: 'Dill' });
  const dialogs = await notedDialogs(page);
  await becomePlayer(page, 'Dogwood', answers.joinAndAsk);
  const link = await page.context().newPage();
  await link.goto(dill.linkAt(Date.now(), '/'));
  await approve(link, answers.collectThis);
  await expect(link.getByText('from Dill')).toBeVisible();
  await reloadPage(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Dill' })).toBeVisible();
  expect(dialogs).toEqual(['Join the game?']);
});

/** A new player types a code in a dead spot; ends offline, with the scan kept. */
async function scanInDeadSpot(page: Page, nickname: string, code: () => string): Promise<void> {
  await becomePlayer(page, nickname);
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Looking for QR code...')).toBeVisible();
  // The scanner already looks while the strong decoder loads, which the dead spot would interrupt.
  const decoder = expect.stringMatching(/\.wasm$/);
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining([decoder]));
  await page.context().setOffline(true);
  await typeCode(page, code());
  await expect(page.getByText('Kept, will be sent: one scan')).toBeVisible();
}

test('a scan in a dead spot is kept and counts when the network is back', async ({
  page,
  localnet,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const elder = await createTestPlayer(localnet.url, { nickname: 'Elder' });
  await scanInDeadSpot(page, 'Edelweiss', () => codeIn(elder.linkAt(Date.now(), '')));
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
});

test('a scan that was kept is still there after a reload without network, and counts once there is one', async ({
  page,
  localnet,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const fennel = await createTestPlayer(localnet.url, { nickname: 'Fennel' });
  await scanInDeadSpot(page, 'Foxglove', () => codeIn(fennel.linkAt(Date.now(), '')));
  await reloadPage(page);
  await expect(page.getByText('Kept, will be sent: one scan')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('from Fennel')).toBeVisible();
});

test('the scanner rejects other QR codes, damaged codes and the own rabbit, each with its reason', async ({
  page,
  camera,
}) => {
  await camera.showText('https://example.org/menu');
  await becomePlayer(page, 'Feverfew');
  const ownLink = (await page.getByRole('code').textContent()) ?? '';
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('This QR code is not a rabbit.')).toBeVisible();
  await typeCode(page, 'ABCD EFGH IJKL MNOP');
  await expect(page.getByText('A rabbit code has 28 characters, this has 16.')).toBeVisible();
  await typeCode(page, 'ABCD EFGH IJKL MNOP ABCD EFGH IJKL');
  await expect(page.getByText('One of the characters is mistyped.')).toBeVisible();
  await typeCode(page, ownLink);
  await expect(page.getByText('This is your own rabbit')).toBeVisible();
});

test('the form says at each field what is wrong with it', async ({ page }) => {
  await page.goto('/#/rabbit/demo');
  await makeWallet(page);
  const nickname = page.getByRole('textbox', { name: 'Nickname' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await expect(email).not.toHaveAccessibleDescription(/not valid/);
  await nickname.focus();
  await expect(email).toHaveAccessibleDescription(/^Email is not valid\. Sealed on your phone/);
  await email.focus();
  await expect(nickname).toHaveAccessibleDescription(/^Required Everybody sees it/);
  await nickname.fill('clover\u200b');
  await expect(nickname).toHaveAccessibleDescription(/^Use 1 to 24 visible characters\./);
  await nickname.fill('Cornflower');
  await expect(nickname).toHaveAccessibleDescription(/^Everybody sees it/);
  await email.fill('player@example.org');
  await reloadPage(page);
  await expect(nickname).toHaveValue('Cornflower');
  await expect(email).toHaveValue('player@example.org');
});

test("the private half of a player's role key can't leave the browser", async ({ page }) => {
  await becomePlayer(page, 'Juniper berry');
  const isExtractable = await page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('rainbow-rabbit.game');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('role-keys').objectStore('role-keys').getAll();
          reading.onsuccess = () => resolve(reading.result.some(({ privateKey }) => privateKey.extractable));
        };
      }),
  );
  expect(isExtractable).toBe(false);
});

test('back, forward and reload keep the place', async ({ page }) => {
  await becomePlayer(page, 'Hyssop');
  await openTab(page, 'Leaderboard');
  await expect(rowOf(page, 'Hyssop')).toBeVisible();
  await reloadPage(page);
  await expect(rowOf(page, 'Hyssop')).toBeVisible();
  await page.goBack();
  await expect(ownCode(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
});
