import { createTestPlayer } from '@rainbow-rabbit/localnet';
import { confirmScans } from './game/confirm-scans';
import {
  approve,
  becomePlayer,
  fillIn,
  makeWallet,
  openTab,
  ownCode,
  rowOf,
  typeCode,
} from './game/phone-player';
import { expect, test } from './support';

/** The code alone, as it stands below a rabbit's QR. */
const codeIn = (link: string) => link.replace(/^.*\/r\//, '');

test('two phones register, one scans the other, and both leaderboards show it once it is confirmed', async ({
  page,
  openPhone,
  camera,
}) => {
  // A scan is on the leaderboard once it is confirmed, two or three minutes later.
  test.slow();
  const other = await openPhone();
  await becomePlayer(page, 'Anemone');
  await becomePlayer(other, 'Bramble');

  await camera.show(await ownCode(other).screenshot());
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Please approve transaction in your wallet')).toBeVisible();
  await approve(page);
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
  await expect(page.getByText('from Bramble')).toBeVisible();

  await camera.showText('https://example.org/menu');
  await page.getByRole('button', { name: 'Scan the next rabbit' }).click();
  for (const phone of [page, other]) {
    await openTab(phone, 'Leaderboard');
    await expect(rowOf(phone, 'Anemone')).toContainText('0 / 7');
  }
  // The scanner's phone discloses the code by itself, a while after its claim window.
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 300_000 });
  await approve(page);
  for (const phone of [page, other]) {
    await expect(rowOf(phone, 'Anemone')).toContainText('1 / 7', { timeout: 60_000 });
  }
  await expect(rowOf(page, 'Anemone')).toContainText('(you)');

  await openTab(other, 'My rabbit');
  await camera.show(await ownCode(other).screenshot());
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('You have already collected this color!')).toBeVisible();
});

test('the ledger refuses another rabbit of a color that is confirmed already', async ({ page, localnet }) => {
  // Seven wallets more take their time on a busy machine.
  test.slow();
  const first = await createTestPlayer(localnet.url, { nickname: 'Campion' });
  await becomePlayer(page, 'Comfrey');
  await openTab(page, 'Scan rabbit');
  const scannedAt = Date.now();
  await typeCode(page, codeIn(first.linkAt(scannedAt, '')));
  await approve(page);
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
  await confirmScans(first, scannedAt);

  const others = await Promise.all(
    Array.from({ length: 7 }, (_, index) => createTestPlayer(localnet.url, { nickname: `Campion ${index}` })),
  );
  const same = others.find(({ colour }) => colour === first.colour);
  await page.getByRole('button', { name: 'Scan the next rabbit' }).click();
  await typeCode(page, codeIn(same?.linkAt(Date.now(), '') ?? ''));
  await approve(page);
  await expect(page.getByText('You have already collected this color!')).toBeVisible();
});

test("a link from the phone's own camera is scanned once there is a wallet and a player", async ({
  page,
  localnet,
}) => {
  const dandelion = await createTestPlayer(localnet.url, { nickname: 'Dandelion' });
  await page.goto(dandelion.linkAt(Date.now(), '/'));
  await expect(page.getByText('You caught a rabbit!')).toBeVisible();
  await makeWallet(page);
  await fillIn(page, 'Daisy');
  await approve(page);
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
  await expect(page.getByText('from Dandelion')).toBeVisible();
});

test('a scan in a dead spot is kept and counts when the network is back', async ({
  page,
  localnet,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const elder = await createTestPlayer(localnet.url, { nickname: 'Elder' });
  await becomePlayer(page, 'Edelweiss');
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Looking for QR code...')).toBeVisible();
  await page.context().setOffline(true);
  await typeCode(page, codeIn(elder.linkAt(Date.now(), '')));
  await approve(page);
  await expect(page.getByText('Kept, will be sent: one scan')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
});

test('the scanner rejects other QR codes, damaged codes and the own rabbit, each with its reason', async ({
  page,
  camera,
}) => {
  await camera.showText('https://example.org/menu');
  await becomePlayer(page, 'Foxglove');
  const ownLink = (await page.getByRole('code').textContent()) ?? '';
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('This QR code is not a rabbit.')).toBeVisible();
  await typeCode(page, 'ABCD EFGH IJKL MNOP');
  await expect(page.getByText('This rabbit code is incomplete or mistyped.')).toBeVisible();
  await typeCode(page, ownLink);
  await expect(page.getByText('This is your own rabbit')).toBeVisible();
});

test('seven colors make a rainbow, and the ledger says in which block', async ({ page, localnet }) => {
  // Seven wallets more take their time on a busy machine.
  test.slow();
  await becomePlayer(page, 'Gentian');
  const players = await Promise.all(
    Array.from({ length: 7 }, (_, index) => createTestPlayer(localnet.url, { nickname: `Gorse ${index}` })),
  );
  const times: number[] = [];
  for (const [index, player] of players.entries()) {
    times.push(Date.now());
    await page.goto(player.linkAt(times[index] ?? 0, '/'));
    if (index === 0) {
      await page.getByLabel(/ask again/).check();
      await approve(page);
    }
    await expect(page.getByText(`from ${player.nickname}`)).toBeVisible();
    const next = page.getByRole('button', { name: 'Scan the next rabbit' });
    if (index < 6) await next.click();
  }
  await expect(page.getByText("You've collected all colors! Go to the My rabbit tab")).toBeVisible();
  // The colours are lost with a wallet that was never saved.
  const nudge = page.getByText('Your wallet has no backup yet');
  await expect(nudge).toBeHidden();
  await page.getByRole('link', { name: 'My rabbit' }).click();
  for (const [index, player] of players.entries()) await confirmScans(player, times[index] ?? 0);
  await expect(page.getByText(/^Block #\d+$/)).toBeVisible({ timeout: 120_000 });
  await expect(nudge).toBeVisible();
  await page.getByRole('link', { name: 'Save the key file' }).click();
  await page.getByRole('button', { name: 'Download key file' }).click();
  await page.goto('/#/rabbit/demo/me');
  await expect(page.getByText(/^Block #\d+$/)).toBeVisible();
  await expect(nudge).toBeHidden();
});

test('the form says at each field what is wrong with it', async ({ page }) => {
  await page.goto('/#/rabbit/demo');
  await makeWallet(page);
  const nickname = page.getByRole('textbox', { name: 'Nickname' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await expect(email).not.toHaveAccessibleDescription(/not an email/);
  await nickname.focus();
  await expect(email).toHaveAccessibleDescription('This is not an email address.');
  await email.focus();
  await expect(nickname).toHaveAccessibleDescription('Required');
  await fillIn(page, 'clover');
  await expect(nickname).toHaveAccessibleDescription(
    'Somebody has this nickname already. Choose another one.',
  );
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
  await page.reload();
  await expect(rowOf(page, 'Hyssop')).toBeVisible();
  await page.goBack();
  await expect(ownCode(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
});
