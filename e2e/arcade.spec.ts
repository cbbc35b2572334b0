import { connect, enterArcade, arcadeTest as test } from './arcade/arcade-network';
import { deviceKey } from './arcade/device-key';
import { checkGame, checkNewChallenge, checkStaffDialogs } from './arcade/every-screen';
import { beginRanked, en, gamesMessages, playByTouch } from './arcade/touch-player';
import { alterAnswers } from './game/altered-answers';
import { approve } from './game/phone-player';
import { expect, reloadPage, sharedKeys } from './support';

const text = (message: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{{${name}}}`, String(value)), message);

test('people play HyperStax and the rabbit by touch, submit with one approval, and watch and doubt what stands', async ({
  page,
  openPhone,
  axe,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const keyfile = await sharedKeys.wallet('arcade-player');
  await connect(page, keyfile);

  await enterArcade(page, '/social/ph/games', 100);
  await axe();
  await page.goto('./#/social/ph/games/hyperstax');
  await expect(page.getByRole('radio', { name: /The board of Philippines/ })).toBeChecked();
  const tower = await playByTouch(page, 'hyperstax', await beginRanked(page));
  expect(tower).toBeGreaterThan(0);
  await axe();
  await page.getByRole('button', { name: en['submit.go'] }).click();
  await approve(page, 'Submit my score');
  await expect(page.getByText(en['counted.title'])).toBeVisible();
  await page.getByRole('button', { name: en['result.leave'] }).click();

  const shown = tower.toLocaleString('en');
  await page.getByRole('listitem').filter({ hasText: '(you)' }).getByRole('link').click();
  await expect(page.getByText(text(en['play.watch.true'], { score: shown }))).toBeVisible();
  await expect(page.getByRole('button', { name: en['watch.race'] })).toBeVisible();
  await axe();
  const replay = page.url();

  const doubting = await openPhone();
  await alterAnswers(doubting, 'Replay', (answer) => ({ ...answer, score: tower + 1000 }));
  await doubting.goto(replay);
  await expect(doubting.getByText(en['play.watch.untrue'])).toBeVisible();
  await expect(doubting.getByRole('button', { name: en['watch.race'] })).toHaveCount(0);

  await page.goto('./#/social/singapore/games/rabbit');
  await page.getByRole('radio', { name: new RegExp(en['mode.daily']) }).check();
  const way = await playByTouch(page, 'rabbit', await beginRanked(page));
  expect(way).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: en['submit.go'] }).click();
  await approve(page, 'Submit my score');
  await expect(page.getByRole('button', { name: en['submit.again'] })).toBeVisible();
  await page.context().setOffline(false);
  const key = await deviceKey(page);
  expect(key).toEqual({ owner: expect.any(String), isExtractable: false });
  await reloadPage(page);
  await expect(
    page.getByRole('heading', {
      name: text(en['kept.run'], { game: en['title.rabbit'], score: way.toLocaleString('en') }),
    }),
  ).toBeVisible();
  await axe();
  // It is signed and kept, so no second approval is asked for.
  await page.getByRole('button', { name: en['submit.go'] }).click();
  await expect(page.getByText(en['counted.title'])).toBeVisible();
  expect(await deviceKey(page)).toEqual(key);
});

test('a challenge is played, others see which are to come or over, in every language, and all can read it', async ({
  page,
  openPhone,
  axe,
}) => {
  await connect(page, await sharedKeys.wallet('arcade-challenger'));
  await enterArcade(page, '/whac/demo', 101);
  await expect(page.getByRole('radio', { name: /Garden rush/ })).toBeChecked();
  await axe();
  // No other phone is open: a run that comes thirty seconds late counts no more, and a busy machine plays slowly.
  const score = await playByTouch(page, 'whac', await beginRanked(page));
  expect(score).toBeGreaterThan(0);
  await page.getByRole('button', { name: en['submit.go'] }).click();
  await approve(page, 'Submit my score');
  await expect(page.getByText(en['counted.title'])).toBeVisible();
  await page.getByRole('button', { name: en['result.leave'] }).click();
  const shown = score.toLocaleString('en');
  await expect(
    page
      .getByRole('list', { name: en['challenge.board'] })
      .getByRole('listitem')
      .filter({ hasText: '(you)' }),
  ).toContainText(shown);

  const staff = await openPhone();
  await connect(staff, await sharedKeys.wallet('operator'));
  await staff.goto('./#/whac/demo');
  await checkStaffDialogs(staff, axe);
  await staff.goto('./#/social/singapore/games');
  await checkNewChallenge(staff, axe);

  const visitor = await openPhone();
  await visitor.goto('./#/social/singapore/games/whac');
  await checkGame(visitor, axe);
  await visitor.goto('./#/whac/nothing-here');
  await expect(visitor.getByText('Status 404')).toBeVisible();
  await visitor.goto('./#/stax/demo');
  await expect(visitor).toHaveURL(/#\/whac\/demo$/);
  for (const [locale, messages] of gamesMessages) {
    const at = (path: string) => `./#/${locale}${path}`;
    await visitor.goto(at('/whac/demo-soon'));
    await expect(visitor.getByText(messages['challenge.ahead-text'])).toBeVisible();
    await expect(visitor.getByText(messages['board.none'])).toBeVisible();
    if (locale === 'en') await axe(visitor);
    await visitor.goto(at('/stax/demo-over'));
    await expect(visitor.getByText(messages['challenge.over-text'])).toBeVisible();
    await expect(visitor.getByRole('list', { name: messages['challenge.board'] })).toBeVisible();
    await expect(visitor.getByRole('list', { name: messages['board.winners'] })).toBeVisible();
    if (locale === 'en') await axe(visitor);
    await visitor.goto(at('/social/singapore/games'));
    await expect(
      visitor.getByRole('heading', { level: 1, name: messages['title.arcade-singapore'] }),
    ).toBeVisible();
    await expect(visitor.getByText('Garden rush')).toBeVisible();
  }
  await axe(visitor);
});
