import { expect, reloadPage, test } from './support';

test('a chosen language is kept in a cookie for the next visit, and changes nothing else', async ({
  page,
  context,
}) => {
  await page.goto('/#/_internal/login');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('pl');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Logowanie obsługi', includeHidden: true })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'pl', path: '/' });
  await page.goto('/#/terms');
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'Regulamin' })).toBeVisible();
});

test('a language in the link changes with the choice', async ({ page }) => {
  await page.goto('/#/ja/terms');
  await expect(page.getByRole('heading', { name: '利用規約' })).toBeVisible();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('dialog').getByLabel('言語').selectOption('zh-tw');
  await expect(page).toHaveURL(/#\/zh-tw\/terms$/);
});

test.describe('where the browser prefers Chinese as written in Taiwan', () => {
  test.use({ locale: 'zh-TW' });

  test('the first visit speaks it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('你能集滿七種顏色嗎？');
  });
});

test('night stays night on the next visit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByLabel('Colors').selectOption('dark');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(paper).toBe('rgb(19, 16, 46)');
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await paper()).toBe('rgb(19, 16, 46)');
});

test('the keyboard stays in the wallet popup, leaves it by Escape and finds back', async ({ page, axe }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
  // The header of the first view is inert until the app takes it over.
  await opener.click({ trial: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Connect Wallet' });
  await expect(popup).toBeVisible();
  await axe();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside, `after ${press + 1} Tabs`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the backdrop closes the popup', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  const popup = page.getByRole('dialog', { name: 'Connect Wallet' });
  await expect(popup).toBeVisible();
  await page.mouse.click(195, 20);
  await expect(popup).toBeHidden();
});
