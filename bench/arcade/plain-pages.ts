import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DrawnRun } from './meadow';

/** The used part of PixiJS, which its script puts on the page. */
interface PixiSprite {
  x: number;
  y: number;
  visible: boolean;
  text: string;
}
declare const PIXI: {
  Application: new () => {
    init: (options: object) => Promise<void>;
    canvas: HTMLCanvasElement;
    stage: { addChild: (child: object) => void };
    renderer: { generateTexture: (graphics: object) => object };
    ticker: { add: (onFrame: () => void) => void };
  };
  Graphics: new () => { ellipse: (...place: readonly number[]) => { fill: (colour: string) => object } };
  Sprite: new (texture: object) => PixiSprite;
  Text: new (options: object) => PixiSprite;
};

const entry = createRequire(import.meta.url).resolve('pixi.js');
/** The package names no file of its builds for pages: it lies beside its entry. */
const pixi = path.join(path.dirname(entry), '../dist/pixi.min.js');
const blank = '<!doctype html><html lang="en"><title>meadow</title><link rel="icon" href="data:,"><body>';
const rainbow = ['red', 'orange', 'gold', 'green', 'dodgerblue', 'indigo', 'violet', 'white'];

async function openBlank(page: Page, folder: string): Promise<void> {
  await page.route('http://meadow.invalid/**', (route) => {
    if (route.request().url().endsWith('.js')) return route.fulfill({ path: folder });
    return route.fulfill({ contentType: 'text/html', body: blank });
  });
  await page.goto('http://meadow.invalid/');
}

/** Draws a run with elements of the page, moved by their styles at each frame. */
export async function openDomMeadow(page: Page, meadow: DrawnRun): Promise<void> {
  await openBlank(page, pixi);
  await page.evaluate(
    ([{ steps, scores }, colours]) => {
      document.body.style.cssText = 'margin:0;background:seagreen;overflow:hidden;touch-action:none';
      const score = document.body.appendChild(document.createElement('p'));
      const rabbits = Array.from({ length: 9 }, (_, hole) => {
        const rabbit = document.body.appendChild(document.createElement('div'));
        rabbit.style.cssText = `position:absolute;width:90px;height:120px;border-radius:45px;left:${20 + 120 * (hole % 3)}px;top:${200 + 160 * Math.floor(hole / 3)}px`;
        return { rabbit, height: 0 };
      });
      const startMs = performance.now();
      // A method: the compiler would give a function a name by a helper that the page hasn't.
      const page = {
        draw(nowMs: number) {
          const step = Math.floor(((nowMs - startMs) * 60) / 1000) % steps.length;
          score.textContent = String(scores[Math.max(0, step)]);
          for (const [hole, one] of rabbits.entries()) {
            const who = steps[Math.max(0, step)]?.[hole] ?? 0;
            one.height += ((who > 0 ? 1 : 0) - one.height) / 4;
            one.rabbit.style.transform = `translateY(${60 - 60 * one.height}px) scale(1,${Math.max(0.01, one.height)})`;
            if (who > 0) one.rabbit.style.background = colours[who - 1] ?? '';
          }
          requestAnimationFrame((nextMs) => page.draw(nextMs));
        },
      };
      requestAnimationFrame((nowMs) => page.draw(nowMs));
    },
    [meadow, rainbow] as const,
  );
}

/** Draws a run with PixiJS, as sprites of one texture for each colour. */
export async function openPixiMeadow(page: Page, meadow: DrawnRun): Promise<void> {
  await openBlank(page, pixi);
  await page.addScriptTag({ url: 'http://meadow.invalid/pixi.min.js' });
  await page.evaluate(
    async ([{ steps, scores }, colours]) => {
      document.body.style.cssText = 'margin:0;overflow:hidden;touch-action:none';
      const app = new PIXI.Application();
      await app.init({ width: 390, height: 844, resolution: 2, background: 'seagreen', preference: 'webgl' });
      document.body.append(app.canvas);
      const textures = colours.map((colour) =>
        app.renderer.generateTexture(new PIXI.Graphics().ellipse(45, 60, 45, 60).fill(colour)),
      );
      const sprites = Array.from({ length: 9 }, () =>
        textures.map((texture) => {
          const sprite = new PIXI.Sprite(texture);
          app.stage.addChild(sprite);
          return sprite;
        }),
      );
      const score = new PIXI.Text({ text: '0' });
      app.stage.addChild(score);
      const heights = Array.from({ length: 9 }, () => 0);
      const page = {
        drawHole(hole: number, ofColour: readonly PixiSprite[], who: number) {
          const before = heights[hole] ?? 0;
          const height = before + ((who > 0 ? 1 : 0) - before) / 4;
          heights[hole] = height;
          for (const [colour, sprite] of ofColour.entries()) {
            sprite.visible = colour === who - 1;
            sprite.x = 20 + 120 * (hole % 3);
            sprite.y = 200 + 160 * Math.floor(hole / 3) + 60 - 60 * height;
          }
        },
      };
      const startMs = performance.now();
      app.ticker.add(() => {
        const step = Math.floor(((performance.now() - startMs) * 60) / 1000) % steps.length;
        const text = String(scores[step]);
        if (score.text !== text) score.text = text;
        for (const [hole, ofColour] of sprites.entries())
          page.drawHole(hole, ofColour, steps[step]?.[hole] ?? 0);
      });
    },
    [meadow, rainbow] as const,
  );
}
