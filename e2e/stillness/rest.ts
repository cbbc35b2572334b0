import type { BrowserContext, Page } from '@playwright/test';
import { framesOf } from '../support/frames';

/** Work of a page's main thread. */
export interface Work {
  layouts: number;
  styleRecalculations: number;
  /** Number of times that the page's code woke by itself: for a timer, a frame or idle time. */
  wakes: number;
  /** Time that the measurement lasted, in seconds: a busy browser draws the same frames more slowly. */
  lasted: number;
}

const measured = {
  layouts: 'LayoutCount',
  styleRecalculations: 'RecalcStyleCount',
  lasted: 'Timestamp',
} as const satisfies Partial<Record<keyof Work, string>>;

declare global {
  /** Returns the number of times that the page's code woke. */
  var rainbowRabbitWakes: (() => number) | undefined;
}

type WakeLater = (callback: (...given: unknown[]) => void, ...rest: unknown[]) => number;

/** Counts the wakes of each page that a context opens from now on. */
export const countWakes = (context: BrowserContext) =>
  context.addInitScript(() => {
    let wakes = 0;
    globalThis.rainbowRabbitWakes = () => wakes;
    const names = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const;
    for (const name of names) {
      const wakeLater = globalThis[name] as WakeLater;
      const wakeCounted: WakeLater = (callback, ...rest) =>
        wakeLater(
          (...given) => {
            wakes += 1;
            callback(...given);
          },
          ...rest,
        );
      Object.assign(globalThis, { [name]: wakeCounted });
    }
  });

/** Number of frames of another page that a measurement lasts: longer than the wall waits between two readings. */
export const framesMeasured = 330;

/** Number of frames of another page after which a page rests: five seconds, at 60 frames a second. */
const framesUntilRest = 300;

/** Resolves after the seconds that decorations and work in idle time may take. */
export const letRest = (clock: Page): Promise<void> => framesOf(clock, framesUntilRest);

/**
 * Measures the work of pages while another page draws its frames, so that all are measured over the same time.
 * @param clock a page without content, which serves as clock
 * @returns the work of each page
 */
export async function workAtRest(pages: readonly Page[], clock: Page): Promise<Work[]> {
  const meters = await Promise.all(pages.map(meterOf));
  await framesOf(clock, framesMeasured);
  return Promise.all(meters.map((read) => read()));
}

/** Returns a function that measures a page's work since now. */
async function meterOf(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<Work> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (of: keyof typeof measured) =>
      metrics.find(({ name }) => name === measured[of])?.value ?? Number.NaN;
    return {
      layouts: valueOf('layouts'),
      styleRecalculations: valueOf('styleRecalculations'),
      wakes: await page.evaluate(() => globalThis.rainbowRabbitWakes?.() ?? Number.NaN),
      lasted: valueOf('lasted'),
    };
  };
  const before = await read();
  return async () => {
    const after = await read();
    return {
      layouts: after.layouts - before.layouts,
      styleRecalculations: after.styleRecalculations - before.styleRecalculations,
      wakes: after.wakes - before.wakes,
      lasted: after.lasted - before.lasted,
    };
  };
}

/** Lets an empty page do the least that a moving one does: wake for each of its frames. */
export async function wakeForEachFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wake = () => requestAnimationFrame(wake);
    wake();
  });
}

/** An animation of a page, as far as its cost is concerned. */
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

/** Returns the animations that run on a page now. Transitions don't count: they follow a change, and end in a moment. */
export function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || animation instanceof CSSTransition) return [];
      const { target } = effect;
      const keyframes = effect.getKeyframes();
      const notProperties = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      const { activeDuration } = effect.getComputedTiming();
      return [
        {
          name: `${target?.getAttribute('class') ?? ''} ${keyframes.length}`,
          lastsMs: Number(activeDuration ?? 0),
          properties: [...new Set(keyframes.flatMap(Object.keys))].filter((key) => !notProperties.has(key)),
          isPartOfDrawing: target instanceof SVGElement && target.ownerSVGElement !== null,
        },
      ];
    }),
  );
}

/**
 * Resolves once the page has been notified of what is on the screen, after which its decorations move: browsers call observers
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
