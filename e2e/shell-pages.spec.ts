import type en from '../shell/locales/en.json';
import vibe from '../shell/locales/vibe/en.json' with { type: 'json' };
import { expect, messagesByLocale, test, widthBeyondScreen } from './support';

const paths = ['/', '/vibe', '/about', '/terms', '/privacy', '/_internal/login', '/no/such/page'];

test("axe finds nothing serious on the shell's pages, in light and in dark colors", async ({ page, axe }) => {
  test.slow();
  for (const path of paths) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axe();
  }
});

for (const [locale, messages] of messagesByLocale<typeof en>('shell')) {
  test(`the shell's pages speak ${locale} and fit a narrow phone, also with text of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(`/#/${locale}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await widthBeyondScreen(page), path).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await widthBeyondScreen(page), `${path} with large text`).toBeLessThanOrEqual(0);
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messages['not-found.heading'].replace('{{path}}', '/no/such/page'),
    );
    await expect(page).toHaveTitle(new RegExp(messages['not-found.title']));
  });
}

test('the front page leads into the event, with the numbers of its process', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Live now')).toBeVisible();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/rabbit\/demo$/);
});

test('the wall of a venue shows who is ahead and a code to join by', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#/vibe?event=demo');
  await expect(page.getByRole('img', { name: vibe['vibe.join-code'] })).toBeVisible();
  await expect(page.getByRole('img', { name: /of 7 colors/ }).first()).toBeVisible();
});
