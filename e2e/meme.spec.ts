import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type en from '../remotes/minibuild/locales/meme/en.json';
import { expect, messagesByLocale, reloadPage, test } from './support';
import { jpegWithPosition, pngBomb } from './support/test-pictures';

const catalogues = new Map(messagesByLocale<typeof en>('remotes/minibuild', 'meme'));
const texts = catalogues.get('en') as typeof en;

const layer = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).and(page.locator('[data-layer]'));
const openPanel = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function openMaker(page: Page, locale = ''): Promise<void> {
  await page.goto(`./#/${locale}mini-build/make`);
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Saves the meme; returns the bytes of its file. */
async function saved(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts['meme.save'] }).click();
  return readFile(await (await download).path());
}

test('a meme is made by touch, outlives a reload, and is saved as a picture', async ({ page, axe }) => {
  await openMaker(page);
  await page.getByRole('button', { name: texts['meme.scene.late'] }).click();
  const caption = layer(page, /^Text 1/);
  await caption.tap();
  const field = page.getByRole('textbox', { name: 'Text 1', exact: true });
  await field.fill('Carrot o’clock');
  await axe();

  // A finger moves it, and a second one turns it.
  await page.getByRole('img', { name: /Carrot o’clock/ }).scrollIntoViewIfNeeded();
  const from = await middleOf(caption);
  const input = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const y of [20, 50, 80]) await touch('touchMove', { x: from.x, y: from.y + y });
  await touch('touchEnd');
  await expect.poll(async () => Math.round((await middleOf(caption)).y - from.y)).toBe(80);
  await expect(
    page.getByRole('status').filter({ hasText: /Carrot o’clock: \d+% from the left/ }),
  ).toHaveCount(1);
  const moved = await middleOf(caption);
  await touch('touchStart', moved, { x: moved.x + 100, y: moved.y });
  for (const y of [10, 25, 50]) await touch('touchMove', moved, { x: moved.x + 100, y: moved.y + y });
  await touch('touchEnd');
  await expect(page.getByRole('slider', { name: texts['meme.field.turn'] })).toHaveValue('27');

  await openPanel(page, texts['meme.tab.stickers']);
  await page.getByRole('button', { name: 'Add: Crown' }).tap();
  await expect(layer(page, 'Sticker: Crown')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: texts['meme.tool.undo'] }).tap();
  await expect(layer(page, 'Sticker: Crown')).toHaveCount(0);
  await page.getByRole('button', { name: texts['meme.tool.redo'] }).tap();
  await expect(layer(page, 'Sticker: Crown')).toBeVisible();
  const file = await saved(page);
  const picture = PNG.sync.read(file);
  expect([picture.width, picture.height]).toEqual([1600, 1600]);
  expect(new Set(picture.data).size).toBeGreaterThan(100);

  await expect(page.locator('[data-keeping=kept]')).toBeVisible();
  await reloadPage(page);
  await expect(layer(page, 'Sticker: Crown')).toBeVisible();
  await expect(layer(page, 'Text 1: Carrot o’clock')).toBeVisible();
  expect((await saved(page)).equals(file)).toBe(true);
});

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('a meme is made on an own picture, which loses its metadata; a bomb is refused', async ({
    page,
    axe,
  }) => {
    await openMaker(page);
    const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
    await page.locator('input[type=file]').setInputFiles(pngBomb);
    await expect(page.getByRole('alert')).toContainText('too many pixels');
    await page
      .locator('input[type=file]')
      .setInputFiles(await jpegWithPosition(page, { width: 800, height: 1200 }));
    await expect(page.getByRole('slider', { name: texts['meme.field.zoom'] })).toBeVisible();
    await expect(page.locator('[data-layer]')).toHaveCount(0);
    await axe();
    await page.getByRole('radio', { name: texts['meme.format.wide'] }).press('Space');

    await page.getByRole('tab', { name: texts['meme.tab.ground'] }).press('ArrowRight');
    await page.getByRole('button', { name: texts['meme.act.add-caption'] }).press('Enter');
    await expect(said('Text 1 added')).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Text 1', exact: true }).fill('兔子も wie ein Hase');
    await layer(page, /^Text 1/).press('ArrowRight');
    await expect(said('51% from the left')).toHaveCount(1);
    await page.keyboard.press('r');
    await expect(said('rotated by 5°')).toHaveCount(1);
    await page.keyboard.press('d');
    await expect(page.locator('button[data-layer]')).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(said(/^Deleted: Text 1/)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(page.locator('button[data-layer]')).toHaveCount(2);
    await page.keyboard.press('Control+Shift+z');
    await expect(page.locator('button[data-layer]')).toHaveCount(1);

    await page.getByRole('radio', { name: 'WebP' }).press('Space');
    const file = await saved(page);
    expect(file.subarray(8, 12).toString()).toBe('WEBP');
    expect(file.includes('Exif') || file.includes('EXIF') || file.includes('Rainbow Phone')).toBe(false);
    const size = await page.evaluate(
      async (bytes) => {
        const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        return [width, height];
      },
      [...file],
    );
    expect(size).toEqual([1600, 900]);
    await expect(page.locator('[data-keeping=kept]')).toBeVisible();
    await reloadPage(page);
    await expect(layer(page, /^Text 1: 兔子/)).toBeVisible();
    await expect(page.getByRole('slider', { name: texts['meme.field.zoom'] })).toBeVisible();
  });
});

test('the meme maker speaks five languages, and fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [locale, messages] of catalogues) {
    // Examples that nobody has written over follow the language of the page.
    await openMaker(page, `${locale}/`);
    await expect(
      page.getByRole('img', { name: new RegExp(messages['meme.example.buttons.1']) }),
    ).toBeVisible();
    const first = messages['meme.caption-named'].replace('{{number}}', '1').split('{{text}}')[0] ?? '';
    for (const tab of ['ground', 'captions', 'stickers'] as const) {
      await openPanel(page, messages[`meme.tab.${tab}`]);
      if (tab === 'captions') await layer(page, new RegExp(`^${first}`)).focus();
      if (tab === 'stickers') {
        const name = messages['meme.add-sticker'].replace('{{name}}', messages['meme.sticker.bubble']);
        await page.getByRole('button', { name }).click();
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([locale, tab, width]).toEqual([locale, tab, 320]);
    }
  }
});
