import type { Page } from '@playwright/test';

/** Returns a PNG picture that a page has drawn: noise all over, so that it takes several parts and its preview has to be made smaller. */
export async function drawnPicture(page: Page, { width = 900, height = 600 } = {}): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      const pixels = context.createImageData(wide, high);
      let state = 1;
      for (let at = 0; at < pixels.data.length; at += 1) {
        state = (state * 48_271) % 2_147_483_647;
        pixels.data[at] = at % 4 === 3 ? 255 : state % 256;
      }
      context.putImageData(pixels, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Returns the head of a PNG picture of so many pixels, and nothing that could be decoded. */
export function bombPicture(width = 65_000, height = 65_000): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 2, 0, 0, 0], 24);
  return head;
}
