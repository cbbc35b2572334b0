import type { Page } from '@playwright/test';
import type en from '../remotes/minibuild/locales/en.json';
import { approve } from './game/phone-player';
import { expect, messagesByLocale, test } from './support';
import { carrots, connect, openTool, signUpload, verdict } from './toolbox/tools';

const places = [
  '?tool=account',
  '?tool=message',
  '?tool=message&part=verify',
  '?tool=data-item',
  '?tool=data-item&part=inspect',
  '?tool=upload',
  '?tool=lookup',
  '?tool=lookup&part=block&id=1',
  '?tool=lookup&part=network',
];

/** Opens a place, and resolves once its tool has been answered. */
async function openSettled(page: Page, place = '') {
  await openTool(page, place);
  await expect(page.getByRole('main').getByText('Asking…')).toHaveCount(0);
}

test('axe finds nothing serious in any tool, in light and in dark colors', async ({ page, axe }) => {
  await openSettled(page);
  await axe();
  const address = await connect(page);
  for (const place of places) {
    await openSettled(page, place);
    await axe();
  }
  await openTool(page, '?tool=message');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Hop');
  await page.getByRole('button', { name: 'Sign with QuickWallet' }).click();
  await approve(page, 'Sign');
  await page.getByRole('button', { name: 'Verify this message' }).click();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(verdict(page, 'The signature is right')).toBeVisible();
  await axe();
  await openTool(page, '?tool=data-item');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('{}');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByLabel('Name of tag 1').fill('Action');
  await page.getByLabel('Target (optional)').fill(address);
  await page.getByRole('button', { name: 'Sign with QuickWallet' }).click();
  await approve(page, 'Store');
  await page.getByRole('button', { name: 'Inspect this item' }).click();
  await page.getByRole('button', { name: 'Inspect it' }).click();
  await expect(verdict(page, 'The signature is right')).toBeVisible();
  await axe();
  await openTool(page, '?tool=upload');
  await signUpload(page, { ...carrots, buffer: Buffer.from('orange carrots') });
  await expect(verdict(page, 'It is with the gateway')).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Look it up' }).click();
  await expect(page.getByRole('region', { name: 'Data', exact: true })).toBeVisible();
  await axe();
});

test('the tools speak five languages and fit a narrow phone', async ({ page }) => {
  const catalogues = messagesByLocale<typeof en>('remotes/minibuild');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [locale, messages] of catalogues) {
    await openTool(page, '', `/${locale}`);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: messages['wallet.connect'], exact: true });
    await expect(button).toBeVisible();
  }
  await openTool(page, '', '/en');
  await connect(page);
  await expect(page.getByText('SIGN_TRANSACTION')).toBeVisible();
  for (const place of places) {
    for (const [locale, messages] of catalogues) {
      await openTool(page, place, `/${locale}`);
      const tool = new URLSearchParams(place).get('tool');
      const title = Object.entries(messages).find(([key]) => key === `tool.${tool}.title`)?.[1] ?? '';
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(messages.asking)).toBeHidden();
      const overflow = await page.evaluate(() => {
        const wide = [...document.querySelectorAll('main *')].filter(
          (element) =>
            element.checkVisibility() &&
            element.getBoundingClientRect().right > document.documentElement.clientWidth,
        );
        return [
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          wide.map((one) => one.className),
        ];
      });
      expect([locale, place, overflow]).toEqual([locale, place, [0, []]]);
    }
  }
});
