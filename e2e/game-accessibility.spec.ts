import { decodeCode } from '@rainbow-rabbit/processes/rabbit/client';
import { alterNextScan, completeByNextScan, holdTimers } from './game/altered-answers';
import { controlsUnder, expectNextStepOnScreen } from './game/on-screen';
import { answers, approve, openTab, ownCode, typeCode } from './game/phone-player';
import { createTestPlayer, expect, reloadPage, test } from './support';

/** The time for which the news of having been scanned is shown. */
const toastMs = 6000;

test('axe finds nothing serious on any screen of the game, in light and in dark colors', async ({
  page,
  axe,
  localnet,
}) => {
  const ivy = await createTestPlayer(localnet.url, { nickname: 'Ivy' });
  await page.goto('/#/rabbit/demo');
  await expect(page.getByRole('heading', { name: 'Can you collect all seven?' })).toBeVisible();
  await axe();

  await page.getByRole('link', { name: 'I have a wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a wallet' })).toBeVisible();
  await axe();

  await page.getByRole('button', { name: /QuickWallet/ }).click();
  await page.getByText('Your wallet is ready').waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Save the keyfile' }).click();
  await expect(page.getByRole('button', { name: 'Download keyfile' })).toBeVisible();
  await axe();

  await page.getByRole('link', { name: 'Continue to game' }).click();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await axe();

  await page.getByLabel('Nickname').fill('Iris');
  await page.getByLabel('Email').fill('player@example.org');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
  await approve(page, answers.joinAndAsk);
  await expect(ownCode(page)).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Show the code on the whole screen' }).click();
  const whole = page.getByRole('dialog', { name: 'Let others scan you' });
  await expect(whole).toBeVisible();
  await axe();
  await whole.getByRole('button', { name: 'Close' }).click();

  const shown = decodeCode((await page.getByRole('code').textContent()) ?? '', Date.now());
  if (shown.status !== 'ok') throw new Error(`The own code is ${shown.status}`);
  const { rabbit, slot, token } = shown.code;
  await ivy.scan({ ...ivy, rabbit, tokenAt: () => token }, slot);
  await holdTimers(page, toastMs);
  await reloadPage(page);
  await expect(page.getByText('Ivy caught you')).toBeVisible();
  await axe();
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Looking for QR code...')).toBeVisible();
  const news = page.getByRole('status').filter({ hasText: 'Ivy caught you' });
  await expect(news).toBeVisible();
  expect(await controlsUnder(page, news)).toEqual([]);
  await axe();
  await openTab(page, 'My rabbit');
  // The news is shown once; here it would stay above everything.
  await reloadPage(page);
  await expect(ownCode(page)).toBeVisible();
  await expect(page.getByText('Ivy caught you')).toBeHidden();

  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Looking for QR code...')).toBeVisible();
  await axe();
  await typeCode(page, 'ABCD EFGH IJKL MNOP');
  await expect(page.getByText('A rabbit code has 28 characters, this has 16.')).toBeVisible();
  await axe();

  await page.goto(ivy.linkAt(Date.now(), '/'));
  await expect(page.getByRole('dialog', { name: 'Collect this rabbit?' })).toBeVisible();
  await axe();
  await approve(page, answers.collectFreely);
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
  await axe();
  await expectNextStepOnScreen(page, 'button');

  await page.goto(ivy.linkAt(Date.now(), '/'));
  await expect(page.getByText('You have already collected this color!')).toBeVisible();
  await axe();
  await expectNextStepOnScreen(page, 'button');

  await openTab(page, 'Leaderboard');
  await expect(page.getByText('1 / 7').first()).toBeVisible();
  await axe();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'About the game' }).click();
  await expect(page.getByRole('heading', { name: 'The goal' })).toBeVisible();
  await axe();

  const ilex = await createTestPlayer(localnet.url, { nickname: 'Ilex' });
  await alterNextScan(page, { outcome: 'reserve', nickname: 'Wildrosenblütenstaubfrau' });
  await page.goto(ilex.linkAt(Date.now(), '/'));
  await expect(page.getByRole('heading', { name: 'In reserve!' })).toBeVisible();
  await expectNextStepOnScreen(page, 'button');

  const ida = await createTestPlayer(localnet.url, { nickname: 'Ida' });
  await completeByNextScan(page);
  await page.goto(ida.linkAt(Date.now(), '/'));
  await expect(page.getByRole('heading', { name: 'Your rainbow is complete!' })).toBeVisible();
  await axe();
  await expectNextStepOnScreen(page, 'link');
});
