import type { Page } from '@playwright/test';
import { anchorOf, type Loop } from './rating';
import type { Watched } from './watched';

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** From the next page load on, notes long tasks, and each answer of a decoding worker as a look. */
export async function watchScanning(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { looks: [], longTasks: [] };
    window.watched = watched;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        watched.longTasks.push({ atMs: startTime, durationMs: duration });
    }).observe({ type: 'longtask' });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (data?.kind === 'read') watched.looks.push({ atMs: performance.now(), text: data.text });
        });
      }
    };
  });
}

/** Rounds after which a scanner that has read no rabbit is given up. */
const roundsToFirstRead = 10;

/**
 * Lets a page scan until it has read a rabbit, then for the rest of that round and all rated rounds.
 * @returns the looks and long tasks since the start
 */
export async function watchLoop(page: Page, { texts, roundMs, rounds }: Loop): Promise<Watched> {
  const startMs = await page.evaluate(() => performance.now());
  const watched = async (): Promise<Watched> => {
    const { looks, longTasks } = await page.evaluate(() => window.watched ?? { looks: [], longTasks: [] });
    const isSince = ({ atMs }: { atMs: number }) => atMs >= startMs;
    return { looks: looks.filter(isSince), longTasks: longTasks.filter(isSince) };
  };
  for (let round = 0; round < roundsToFirstRead; round += 1) {
    await page.waitForTimeout(roundMs);
    const anchor = anchorOf((await watched()).looks, texts);
    if (anchor) {
      const nowMs = await page.evaluate(() => performance.now());
      await page.waitForTimeout(anchor.atMs + (rounds + 1) * roundMs - nowMs);
      break;
    }
  }
  return await watched();
}
