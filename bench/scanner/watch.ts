import type { Page } from '@playwright/test';

/** One look at the camera's picture. */
export interface Look {
  atMs: number;
  /** What was read; undefined when nothing was. */
  text?: string;
}

/** What happened on a page while it was scanning, in its own time. */
export interface Watched {
  looks: Look[];
  /** Tasks of the page's thread that took more than 50 ms. */
  longTasks: { atMs: number; durationMs: number }[];
}

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

/** Lets a page scan for a while and returns what happened in that time. */
export async function watchFor(page: Page, windowMs: number): Promise<Watched> {
  const startMs = await page.evaluate(() => performance.now());
  await page.waitForTimeout(windowMs);
  const { looks, longTasks } = await page.evaluate(() => window.watched ?? { looks: [], longTasks: [] });
  const inWindow = ({ atMs }: { atMs: number }) => atMs >= startMs && atMs < startMs + windowMs;
  return { looks: looks.filter(inWindow), longTasks: longTasks.filter(inWindow) };
}
