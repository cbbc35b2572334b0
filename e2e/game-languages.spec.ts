import type en from '../remotes/game/locales/en.json';
import { expect, messagesByLocale, test, widthBeyondScreen } from './support';

for (const [locale, messages] of messagesByLocale<typeof en>('remotes/game')) {
  test(`the game speaks ${locale} from the invitation to the form, and fits a narrow phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/#/${locale}/rabbit/demo`);
    await expect(page.getByRole('heading', { name: messages['welcome.title'] })).toBeVisible();
    await page.getByRole('button', { name: messages['welcome.play'] }).click();
    await expect(page.getByLabel(messages['register.nickname.label'])).toBeVisible();
    await page.getByRole('button', { name: messages['register.submit'] }).click();
    await expect(page.getByText(messages['register.required'], { exact: true }).first()).toBeVisible();
    const overflow = await widthBeyondScreen(page);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
