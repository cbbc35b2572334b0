import type { Page } from '@playwright/test';

const blank = '<!doctype html><html lang="en"><title>meme</title><link rel="icon" href="data:,"><body>';

/**
 * Opens a plain canvas that draws a scene of some hundred shapes, three stickers and two outlined captions anew at each move,
 * each caption fitted into its box by trying one size after the other.
 */
export async function openPlainMeme(page: Page): Promise<void> {
  await page.route('http://meme.invalid/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: blank }),
  );
  await page.goto('http://meme.invalid/');
  await page.evaluate(() => {
    document.body.style.margin = '16px';
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.width = 716;
    canvas.height = 716;
    canvas.style.cssText = 'width:358px;height:358px';
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const plain = {
      shape(index: number, size: number) {
        context.beginPath();
        context.ellipse(
          358 + 300 * Math.sin(index),
          358 + 300 * Math.cos(index * 1.7),
          size,
          size * 0.7,
          index,
          0,
          7,
        );
        context.fillStyle = `hsl(${(index * 47) % 360} 70% 60%)`;
        context.fill();
        context.stroke();
      },
      caption(text: string, x: number, y: number) {
        for (let size = 8; size < 120; size += 1) {
          context.font = `800 ${size}px sans-serif`;
          if (context.measureText(text).width > 300) break;
        }
        context.strokeText(text, x, y);
        context.fillStyle = 'white';
        context.fillText(text, x, y);
      },
      draw(x: number, y: number) {
        const sky = context.createLinearGradient(0, 0, 0, 716);
        sky.addColorStop(0, 'orange');
        sky.addColorStop(1, 'indigo');
        context.fillStyle = sky;
        context.fillRect(0, 0, 716, 716);
        context.lineWidth = 6;
        context.lineJoin = 'round';
        for (let index = 0; index < 200; index += 1) plain.shape(index, 20 + (index % 40));
        plain.caption('Go to bed', x, y);
        plain.caption('Scan one more rabbit', 380, 90);
      },
    };
    const asked = { frame: 0, x: 0, y: 0 };
    canvas.addEventListener('pointermove', ({ clientX, clientY }) => {
      [asked.x, asked.y] = [clientX, clientY];
      if (asked.frame !== 0) return;
      asked.frame = requestAnimationFrame(() => {
        asked.frame = 0;
        plain.draw(asked.x, asked.y);
      });
    });
    plain.draw(100, 100);
  });
}
