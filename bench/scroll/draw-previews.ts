import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A small picture as a submission holds it. */
export interface DrawnPreview {
  /** The WebP picture in base64url. */
  preview: string;
  /** Its SHA-256 in base64url. */
  sha256: string;
}

/** Draws small pictures in a browser, in the size in which the app makes previews. */
export async function drawPreviews(page: Page, count: number): Promise<DrawnPreview[]> {
  const drawn = await page.evaluate(async (total) => {
    const sidePx = 320;
    const pictures: number[][] = [];
    for (let picture = 0; picture < total; picture += 1) {
      const canvas = new OffscreenCanvas(sidePx, sidePx);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws no pictures');
      const hue = (picture * 47) % 360;
      context.fillStyle = `hsl(${hue} 80% 72%)`;
      context.fillRect(0, 0, sidePx, sidePx);
      for (let dot = 0; dot < 240; dot += 1) {
        context.fillStyle = `hsl(${(hue + dot * 13) % 360} 85% 60%)`;
        context.beginPath();
        context.arc((dot * 97) % sidePx, (dot * 61) % sidePx, 6 + (dot % 15), 0, 2 * Math.PI);
        context.fill();
      }
      context.fillStyle = '#2a2160';
      context.font = '800 44px sans-serif';
      context.textAlign = 'center';
      context.fillText(`MEME ${picture + 1}`, sidePx / 2, 290);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
      pictures.push([...new Uint8Array(await blob.arrayBuffer())]);
    }
    return pictures;
  }, count);
  return drawn.map((numbers) => {
    const bytes = Buffer.from(numbers);
    return {
      preview: bytes.toString('base64url'),
      sha256: createHash('sha256').update(bytes).digest('base64url'),
    };
  });
}
