import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { pictureOfText } from '../support';

/** A photo of a phone that shows a text as a QR code, in modules of so many pixels, or of an empty wall. */
export function photoOf(
  text: string | undefined,
  { size = [900, 1200], modulePx = 9 }: { size?: readonly [number, number]; modulePx?: number } = {},
): Buffer {
  const photo = new PNG({ width: size[0], height: size[1] });
  photo.data.fill(200);
  if (text !== undefined) {
    const { width, height, luma } = pictureOfText(text, modulePx);
    const [left, top] = [Math.floor((photo.width - width) / 2), Math.floor((photo.height - height) / 3)];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const grey = luma[y * width + x] ?? 255;
        photo.data.set([grey, grey, grey, 255], ((top + y) * photo.width + left + x) * 4);
      }
    }
  }
  return PNG.sync.write(photo);
}

/** Chooses a photo on the scan tab, whose other ways are open. */
export async function choosePhoto(page: Page, photo: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Use a photo' }).click();
  await (await choosing).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
}
