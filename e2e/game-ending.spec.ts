import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { checksumWord } from '@rainbow-rabbit/processes/rabbit/client';
import { PNG } from 'pngjs';
import { demoKeyWords } from '../localnet/src/seed/demo-key';
import { alterAnswers } from './game/altered-answers';
import { joinGivers } from './game/givers';
import { ownNetworkTest as test, untilConfirmedMs } from './game/own-network';
import { answers, approve, becomePlayer } from './game/phone-player';
import { staffOf } from './game/staffed-event';
import { createTestPlayer, expect, reloadPage } from './support';

/** Longer than the pause between an answer and the reveal of its key (docs/product 9.133). */
const untilRevealedMs = 61_000;

const roleCard = (page: Page) => page.getByRole('dialog', { name: 'Your role card' });
const back = (page: Page) =>
  roleCard(page).getByRole('button', { name: 'Tap to see your role for three seconds, or hold' });

/** Presses an element with a finger; returns the function that lifts the finger. */
async function holdByFinger(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return async () => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** Types words of a key, each ended by a space. */
async function typeWords(page: Page, words: readonly string[]): Promise<void> {
  await page.getByLabel(/^Word \d of 6$/).fill(`${words.join(' ')} `);
}

test('two phones come from a role card to the end of the event', { tag: '@hyperbeam' }, async ({
  page,
  network,
  openPhone,
  axe,
}) => {
  // Without a worker in any project, since its `network.json` is altered below.
  const white = await openPhone({ serviceWorkers: 'block' });
  await Promise.all([becomePlayer(page, 'Sorrel'), becomePlayer(white, 'Teasel')]);
  const [staff, rabbits] = await Promise.all([
    staffOf(network),
    joinGivers((player) => createTestPlayer(network.url, player)),
  ]);
  await staff.deal('Teasel');

  // The question, before there is a rainbow
  await page.goto('/#/rabbit/demo/question');
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'Find the key to answer', level: 1 })).toBeVisible();
  await expect(page.getByText('You need to complete the rainbow rabbit before answering!')).toBeVisible();
  await axe(page);

  // The role card: alike on both phones until it is held
  await reloadPage(white);
  for (const phone of [page, white]) {
    await phone.getByRole('button', { name: 'My role card' }).click();
    await expect(back(phone)).toBeVisible();
  }
  expect(await roleCard(white).ariaSnapshot()).toBe(await roleCard(page).ariaSnapshot());
  await axe(white);
  const shapeOf = async (phone: Page, title: string) => {
    const face = phone.locator('[popover]').filter({ hasText: title });
    await expect(face).toBeVisible();
    // As laid out, while the card still turns.
    const box = await face.evaluate((element) => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element as HTMLElement;
      return [offsetLeft, offsetTop, offsetWidth, offsetHeight];
    });
    return { face: box, back: await back(phone).boundingBox() };
  };
  await back(page).focus();
  await page.keyboard.down('Space');
  const ofPlayer = await shapeOf(page, 'You are a player.');
  await page.keyboard.up('Space');
  await expect(page.getByText('You are a player.')).toBeHidden();
  const lift = await holdByFinger(white, back(white));
  const ofWhite = await shapeOf(white, 'You are the White Rabbit.');
  for (const step of [/^\d?Hold the key/, /^\d?Scan and blend in/, /^\d?Provide the key/])
    await expect(white.getByRole('listitem').filter({ hasText: step })).toBeVisible();
  await expect(white.getByText(demoKeyWords.join(' '))).toBeVisible();
  await axe(white);
  await lift();
  await expect(white.getByText('You are the White Rabbit.')).toBeHidden();
  expect(ofWhite).toEqual(ofPlayer);

  // A longer press on the icon shows the face at once, until the finger is lifted
  await white.keyboard.press('Escape');
  await expect(roleCard(white)).toBeHidden();
  const liftFromIcon = await holdByFinger(white, white.getByRole('button', { name: 'My role card' }));
  await expect(white.getByText('You are the White Rabbit.')).toBeVisible();
  await liftFromIcon();
  await expect(white.getByText('You are the White Rabbit.')).toBeHidden();
  await expect(back(white)).toBeVisible();

  // The agreement
  await expect(white.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await white.getByRole('checkbox', { name: /^I accept the role on my card/ }).check();
  await white.getByRole('button', { name: 'Continue' }).click();
  await expect(white.getByText(/goes along with your next message/)).toBeVisible();
  await white.getByRole('button', { name: 'Send it now' }).click();
  await approve(white, 'Confirm my card');
  await expect(white.getByText('Your sealed answer is with the staff.')).toBeVisible();

  // The rainbow
  await page.keyboard.press('Escape');
  for (const rabbit of rabbits) {
    await page.goto(rabbit.linkAt(network.now(), '/'));
    if (rabbit === rabbits[0]) await approve(page, answers.collectFreely);
    await expect(page.getByText(`from ${rabbit.nickname}`)).toBeVisible();
    const next = page.getByRole('button', { name: 'Scan the next rabbit' });
    if (rabbit !== rabbits.at(-1)) await next.click();
  }
  await network.advance(untilConfirmedMs);
  await page.goto('/#/rabbit/demo/question');
  await reloadPage(page);
  await expect(page.getByText(/^Block #\d+$/)).toBeVisible();
  await expect(page.getByText('What does the hare count when nobody looks?')).toBeVisible();

  // The key, word by word
  const field = page.getByLabel(/^Word \d of 6$/);
  await field.pressSequentially('exot');
  await page.getByRole('list', { name: 'Words that fit' }).getByRole('button', { name: 'exotic' }).click();
  await field.pressSequentially('xq');
  await expect(page.getByText('No word of a key begins like this.')).toBeVisible();
  await axe(page);
  const [, second = '', third = '', fourth = '', fifth = '', last = ''] = demoKeyWords;
  await typeWords(page, [third, second, fourth, fifth, last]);
  await page.getByRole('button', { name: 'Answer with this key' }).click();
  await expect(page.getByText(/one is mistyped, or two are swapped/)).toBeVisible();
  await axe(page);

  // A key that doesn't belong to this event
  await reloadPage(page);
  const others = ['violin', 'moon', 'lucky', 'tunnel', 'clock'];
  await typeWords(page, [...others, checksumWord(others)]);
  await page.getByRole('button', { name: 'Answer with this key' }).click();
  await expect(
    page.getByText('That Key was, unfortunately, not correct. Find the White Rabbit and try again!'),
  ).toBeVisible();

  // The right one, by keyboard alone from its first word
  await page.getByRole('button', { name: 'Change “violin”' }).press('Enter');
  await expect(field).toBeFocused();
  await reloadPage(page);
  await field.focus();
  for (const word of demoKeyWords) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Answer with this key' }).press('Enter');
  await approve(page, 'Send my answer');
  await expect(page.getByRole('heading', { name: 'Your answer is in' })).toBeVisible();
  await axe(page);

  // The judging, which is over in a moment here: on the other phone, the ledger's answer is altered
  await alterAnswers(white, 'Info', (info) => ({ ...info, reveal: { at: 1, key: 'A'.repeat(43) } }));
  await white.goto('/#/rabbit/demo/ending');
  await reloadPage(white);
  await expect(white.getByText(/The answers are being judged/)).toBeVisible();
  await axe(white);
  await white.unrouteAll();

  // The reveal, by the phone itself, and the ending, to which both are led
  const named = await (await fetch(new URL('network.json', network.url))).json();
  await white.route('**/network.json*', (route) =>
    route.fulfill({ json: { ...named, follow: 'garden_party' } }),
  );
  await network.advance(untilRevealedMs);
  for (const phone of [page, white]) {
    await phone.goto('/#/rabbit/demo/me');
    await reloadPage(phone);
    await expect(
      phone.getByRole('heading', { name: 'White Rabbit has been caught!', level: 1 }),
    ).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Sorrel', level: 2 })).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    await expect(phone.getByRole('link', { name: /^@clover_hops/ })).toBeVisible();
  }
  await axe(page);
  const congratulation = 'Congratulations, you found the key first!';
  await expect(page.getByRole('heading', { name: congratulation })).toBeVisible();
  await expect(page.getByText('The grand prize: A golden carrot')).toBeVisible();
  await expect(
    page.getByText(/^The prize is deposited .* Show this screen to the event staff to claim it\.$/),
  ).toBeVisible();
  await expect(white.getByRole('heading', { name: congratulation })).toBeHidden();
  await expect(white.getByRole('link', { name: /^Follow @garden_party on X/ })).toBeVisible();

  // The keepsakes, which the event makes for whoever asks
  await expect(white.getByRole('button', { name: 'Get it: The grand prize' })).toBeHidden();
  await page.getByRole('button', { name: 'Get it: The grand prize' }).click();
  await approve(page, 'Get the keepsake');
  const keepsake = page.getByRole('listitem').filter({ hasText: 'The grand prize' }).locator('img');
  await keepsake.scrollIntoViewIfNeeded();
  await expect
    .poll(() => keepsake.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await axe(page);

  // The picture, and the proof of the payment
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share my rainbow' }).click();
  const picture = PNG.sync.read(await readFile(await (await saving).path()));
  expect([picture.width, picture.height]).toEqual([1080, 1350]);
  expect(new Set(picture.data).size).toBeGreaterThan(50);
  const payment = `${'P'.repeat(42)}A`;
  await staff.pay(payment, 'Handed over on the stage');
  await reloadPage(white);
  await expect(white.getByText('Handed over on the stage')).toBeVisible();
  await expect(white.getByRole('link', { name: /^Proof of payment/ })).toHaveAttribute(
    'href',
    `${network.url}tx/${payment}`,
  );
});
