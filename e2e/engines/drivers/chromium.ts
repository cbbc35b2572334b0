import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { cameraOf } from '../../support/camera';
import { launchOptionsFor } from '../../support/chromium';
import { phone } from '../../support/phone';
import { watchForProblems } from '../../support/problems';
import { callOf } from './call';
import type { Engine, EngineOptions } from './engine';

/** Starts the browser of the other journeys, over CDP. */
export async function startChromium({ folder, report }: EngineOptions): Promise<Engine> {
  const cameraFile = path.join(folder, 'camera.y4m');
  await cameraOf(cameraFile).showNothing();
  const browser = await chromium.launch(launchOptionsFor(cameraFile));
  return {
    openPage: async () => {
      const { problems, stop } = watchForProblems(browser);
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const finger = await context.newCDPSession(page);
      const touch = async (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        void (await finger.send('Input.dispatchTouchEvent', { type, touchPoints }));
      const downloads = mkdtempSync(path.join(folder, 'downloads-'));
      page.on('download', (file) => {
        void file.saveAs(path.join(downloads, file.suggestedFilename()));
      });
      return {
        downloads,
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: async (run, ...given) => JSON.parse(await page.evaluate<string>(callOf(run, given))),
        tapAt: async (x, y) => {
          // A finger doesn't wait for a busy page, which would make a long press of its tap.
          await Promise.all([touch('touchStart', { x, y }), touch('touchEnd')]);
        },
        pressAt: async (x, y) => {
          await touch('touchStart', { x, y });
          return () => touch('touchEnd');
        },
        type: (text) => page.keyboard.type(text),
        close: async () => {
          await context.close();
          stop();
          for (const problem of problems.unexpected()) report(problem);
        },
      };
    },
    close: () => browser.close(),
  };
}
