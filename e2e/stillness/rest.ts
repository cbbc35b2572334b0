import type { Page } from '@playwright/test';
import { framesOf } from '../support/frames';

/** Work of a page's main thread, counted. */
export interface Work {
  layouts: number;
  styleRecalculations: number;
}

const counted = { layouts: 'LayoutCount', styleRecalculations: 'RecalcStyleCount' } as const;

/** Number of frames of another page that a measurement lasts: some seconds. */
export const framesMeasured = 150;

/**
 * Counts the work of pages while another page draws its frames, so that all are measured over the same time.
 * @param clock a page without content, which serves as clock
 * @returns the work of each page
 */
export async function workAtRest(pages: readonly Page[], clock: Page): Promise<Work[]> {
  const meters = await Promise.all(pages.map(meterOf));
  await framesOf(clock, framesMeasured);
  return Promise.all(meters.map((read) => read()));
}

/** Returns a function that counts a page's work since now. */
async function meterOf(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async (): Promise<Work> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { layouts: valueOf(counted.layouts), styleRecalculations: valueOf(counted.styleRecalculations) };
  };
  const before = await count();
  return async () => {
    const after = await count();
    return {
      layouts: after.layouts - before.layouts,
      styleRecalculations: after.styleRecalculations - before.styleRecalculations,
    };
  };
}

/** An animation or transition of a page, as far as its cost is concerned. */
export interface Motion {
  /** Names the animation and its element. */
  name: string;
  /** Milliseconds from its start to its end, without its delay. */
  lastsMs: number;
  /** The properties that it changes. */
  properties: string[];
  /** True for a part of a drawing, which the browser can't move by itself. */
  isPartOfDrawing: boolean;
}

/** Returns the animations that run on a page now. */
export function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const { target } = effect;
      const keyframes = effect.getKeyframes();
      const notProperties = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      const { activeDuration } = effect.getComputedTiming();
      return [
        {
          name: `${target?.className ?? ''} ${keyframes.length}`,
          lastsMs: Number(activeDuration ?? 0),
          properties: [...new Set(keyframes.flatMap(Object.keys))].filter((key) => !notProperties.has(key)),
          isPartOfDrawing: target instanceof SVGElement && target.ownerSVGElement !== null,
        },
      ];
    }),
  );
}

/**
 * Resolves once the page has been told what is on the screen, after which its decorations move: browsers call observers
 * in the order in which they were made.
 */
export async function motionBegun(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        });
        observer.observe(document.body);
      }),
  );
}

/** Resolves once every animation of a page has ended. An endless one never lets it resolve. */
export async function motionEnded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
}
