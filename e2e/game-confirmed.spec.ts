import type { Page } from '@playwright/test';
import { createTestPlayer } from '@rainbow-rabbit/localnet';
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
import { expect, forkLocalnet, test as journey } from './support';
import type { LocalnetUnderTest } from './support/localnet';

/** A network of the test's own, whose clock goes ahead: scans are confirmed without a wait of minutes. */
const test = journey.extend<{ network: LocalnetUnderTest }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const network = await forkLocalnet();
      await use(network);
      await network.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ network }, use) => use(network.url),
});

/** Longer than slot, claim window and the client's own margins together. */
const untilConfirmedMs = 180_000;

/** Lets the claim windows of all scans so far close; the phone discloses their codes by itself. */
async function letConfirm(page: Page, network: LocalnetUnderTest): Promise<void> {
  await network.advance(untilConfirmedMs);
  // The next answer of the ledger tells the time; a reload asks at once.
  await page.reload();
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
  await other.reload();
  await openTab(page, 'Leaderboard');
  for (const phone of [page, other]) await expect(rowOf(phone, 'Anemone')).toContainText('1 / 7');
  await page.reload();
  await expect(rowOf(page, 'Anemone')).toContainText('1 / 7');
  expect(dialogs).toEqual(['Join the game?', 'Collect this rabbit?']);
});

test('a second rabbit of a color is kept in reserve, and refused once the color is confirmed', async ({
  page,
  network,
}) => {
  // Eight wallets more take their time on a busy machine.
  test.slow();
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
  // Seven wallets more take their time on a busy machine.
  test.slow();
  await becomePlayer(page, 'Gentian');
  const players = await Promise.all(
    Array.from({ length: 7 }, (_, index) => createTestPlayer(network.url, { nickname: `Gorse ${index}` })),
  );
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
  await page.goto('/#/rabbit/demo/me');
  await expect(page.getByText(/^Block #\d+$/)).toBeVisible();
  await expect(nudge).toBeHidden();
});
