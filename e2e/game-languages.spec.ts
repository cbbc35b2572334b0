import type en from '../remotes/game/locales/en.json';
import { expect, messagesByLocale, test, widthBeyondScreen } from './support';

const catalogues = messagesByLocale<typeof en>('remotes/game');

test('the game speaks five languages from the invitation to the form, and fits a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [locale, messages] of catalogues.toReversed()) {
    await page.goto(`/#/${locale}/rabbit/demo`);
    await expect(page.getByRole('heading', { name: messages['welcome.title'] })).toBeVisible();
    await expect(page.getByRole('button', { name: messages['welcome.play'] })).toBeVisible();
    expect([locale, await widthBeyondScreen(page)]).toEqual([locale, 0]);
  }
  await page.getByRole('button', { name: catalogues[0]?.[1]['welcome.play'] ?? '', exact: true }).click();
  for (const [locale, messages] of catalogues) {
    await page.goto(`/#/${locale}/rabbit/demo`);
    await expect(page.getByLabel(messages['register.nickname.label'])).toBeVisible();
    await page.getByRole('button', { name: messages['register.submit'] }).click();
    await expect(page.getByText(messages['register.required'], { exact: true }).first()).toBeVisible();
    expect([locale, await widthBeyondScreen(page)]).toEqual([locale, 0]);
  }
});
