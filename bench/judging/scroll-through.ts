import type { Page } from '@playwright/test';
import type { Limit } from './judge';

/** The limit of the longest task while a long list is scrolled. */
export const scrollTaskLimit: Limit = {
  name: 'longest task while scrolling',
  unit: 'ms',
  atMost: 50,
  reason: 'a longer one is felt as a stop',
};

interface ScrollThroughParams {
  /** Turns of the wheel, and how far each goes, in CSS pixels. */
  turns: number;
  turnPx: number;
  /** Resolves once each row of the document has come. */
  allThere: (page: Page) => Promise<unknown>;
}

/** Resolves once the list's rows are drawn where it is seen, if any of it is. */
const drawnInSight = (page: Page) =>
  page.waitForFunction(() => {
    const rows = [...document.querySelectorAll('[aria-posinset]')];
    const list = rows[0]?.parentElement?.getBoundingClientRect();
    if (!list) return false;
    const [top, bottom] = [Math.max(0, list.top), Math.min(innerHeight, list.bottom)];
    const middle = (top + bottom) / 2;
    const places = rows.map((row) => row.getBoundingClientRect());
    const isAround =
      places.some((place) => place.top <= middle) && places.some((place) => place.bottom >= middle);
    return bottom <= top || isAround;
  });

/** Turns a wheel down through a part of a list, then jumps through the whole list, and back. */
export async function scrollThrough(
  page: Page,
  { turns, turnPx, allThere }: ScrollThroughParams,
): Promise<void> {
  await page.mouse.move(200, 600);
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, turnPx);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await allThere(page);
  for (const share of [0.25, 0.5, 0.75, 1, 0]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
    await drawnInSight(page);
    await allThere(page);
  }
}
