import type { BrowserContext, Page } from '@playwright/test';
import { howMany, isSmall } from '../judging/small';
import { watchRequests } from './watch-requests';

/** A phone's processor, against that of the machine. */
const cpuRate = howMany(4, 1);

/**
 * Slow 4G as Lighthouse applies it to each request: 150 ms away and 1.6 Mbit/s, with what a connection adds to both
 * (https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/core/config/constants.js).
 */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

declare global {
  /** Milliseconds from the start of the visit until the front page could be used. Left by `openSlowPhone`. */
  var usableAfterMs: number | undefined;
  /** Milliseconds from the latest click until the page of an area was drawn. Left by `openSlowPhone`. */
  var enteredAfterMs: number | undefined;
  /** Milliseconds from the start of the visit until words of the page's main part were drawn. Left by `openSlowPhone`. */
  var wordsAfterMs: number | undefined;
}

/** A candidate for the largest paint (https://w3c.github.io/largest-contentful-paint). */
interface ContentfulPaint extends PerformanceEntry {
  element: Element | null;
}

/**
 * Runs in a page before its own code: notes the frame in which the app has taken the front page over from `index.html`,
 * after each click the one with the area's heading, and the first words of the main part that are drawn. A frame's callback runs before its drawing, a task that it starts after.
 */
function noteFrames(): void {
  let hadFirstView = false;
  let clickedAtMs: number | undefined;
  new MutationObserver(() => {
    const hasFirstView = document.querySelector('.rr-first-view') !== null;
    if (hadFirstView && !hasFirstView)
      requestAnimationFrame(() =>
        setTimeout(() => {
          globalThis.usableAfterMs = performance.now();
        }),
      );
    hadFirstView = hasFirstView;
    if (clickedAtMs === undefined || !document.querySelector('[data-area] h1')) return;
    const startMs = clickedAtMs;
    clickedAtMs = undefined;
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.enteredAfterMs = performance.now() - startMs;
      }),
    );
  }).observe(document, { childList: true, subtree: true });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      globalThis.enteredAfterMs = undefined;
      clickedAtMs = timeStamp;
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { element, startTime } of list.getEntries() as ContentfulPaint[])
      if (element?.closest('main') && !element.closest('.rr-skeleton')) globalThis.wordsAfterMs ??= startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // The browser takes the added wait of each request for a slower network than intended.
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: false } });
}

/** Looking for the result at every frame would slow the page. */
const polling = 100;

/** A page on a phone with a slow processor and a slow network. */
export interface SlowPage {
  page: Page;
  quiet: ReturnType<typeof watchRequests>;
}

/** Opens an empty page on a slow phone. */
export async function openSlowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  const quiet = watchRequests(page);
  await page.addInitScript(noteFrames);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (!isSmall) await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, quiet };
}

/** Opens the front page; resolves to the milliseconds until it could be used. */
export async function msUntilUsable({ page }: SlowPage, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => globalThis.usableAfterMs, undefined, { polling });
  return (await noted.jsonValue()) ?? Number.NaN;
}

/** Does what enters an area from the front page; resolves to the milliseconds from the click until its page is drawn. */
export async function msUntilEntered({ page }: SlowPage, enter: () => Promise<void>): Promise<number> {
  await enter();
  const noted = await page.waitForFunction(() => globalThis.enteredAfterMs, undefined, { polling });
  return (await noted.jsonValue()) ?? Number.NaN;
}

/** Opens a page by its link; resolves to the milliseconds until the words of its main part were drawn. */
export async function msUntilWords({ page }: SlowPage, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => globalThis.wordsAfterMs, undefined, { polling });
  return (await noted.jsonValue()) ?? Number.NaN;
}
