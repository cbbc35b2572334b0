import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { EnginePage } from './drivers/engine';
import { type Found, findInPage, hasClicked, type Wanted, watchClick } from './find-in-page';

/** A phone in a person's hand, in any engine. Everything waits for what it is about. */
export interface EnginePhone extends Pick<EnginePage, 'evaluate' | 'downloads' | 'reload'> {
  /** Opens a page of the app, such as `#/rabbit/demo`. */
  open(route: string): Promise<void>;
  see(wanted: Wanted): Promise<void>;
  /** Waits until something isn't shown any more. */
  seeNo(wanted: Wanted): Promise<void>;
  isSeen(wanted: Wanted): Promise<boolean>;
  /** Taps something as soon as it rests and a tap reaches it. */
  tap(wanted: Wanted): Promise<void>;
  /** Taps something if it is shown now. */
  tapIfShown(wanted: Wanted): Promise<void>;
  /** Types into a field, in place of what it has. */
  fill(field: Wanted, text: string): Promise<void>;
  /** Returns the text of something that is shown. */
  read(wanted: Wanted): Promise<string>;
  /** Returns the number of taps until now, but those into fields, which belong to typing. */
  taps(): number;
}

const { resolve } = createRequire(import.meta.url);
const testingLibrary = readFileSync(
  resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Text that looks like a function, as drivers take it; it needs no argument and gives nothing. */
const bringTestingLibrary = Object.assign(() => undefined, {
  toString: () => `() => { ${testingLibrary} }`,
});

export const button = (name: string, within?: 'dialog'): Wanted => ({ role: 'button', name, within });
export const field = (label: string, within?: 'dialog'): Wanted => ({ label, within });
export const heading = (name: string): Wanted => ({ role: 'heading', name });

export function holdPhone(page: EnginePage, home: string): EnginePhone {
  let taps = 0;

  /** Finds something; a page that is being left has nothing. */
  const find = async (wanted: Wanted): Promise<Found | undefined> => {
    try {
      const isBrought = await page.evaluate(() => 'TestingLibraryDom' in window);
      if (!isBrought) await page.evaluate(bringTestingLibrary);
      return (await page.evaluate(findInPage, wanted)) ?? undefined;
    } catch (error) {
      if (/Testing|SyntaxError|TypeError/.test(String(error))) throw error;
      return undefined;
    }
  };
  const found = async (wanted: Wanted, isEnough: (found: Found, before: Found) => boolean = () => true) => {
    let before: Found | undefined;
    let last: Found | undefined;
    await expect
      .poll(
        async () => {
          before = last;
          last = await find(wanted);
          return (
            last !== undefined &&
            isEnough(last, before ?? last) &&
            (isEnough.length < 2 || before !== undefined)
          );
        },
        { message: JSON.stringify(wanted), intervals: [50, 50, 100, 100, 200] },
      )
      .toBe(true);
    if (!last) throw new Error(`Not found: ${JSON.stringify(wanted)}`);
    return last;
  };
  const isAtRest = (now: Found, before: Found) =>
    now.isReached && now.isEnabled && Math.abs(now.x - before.x) < 1 && Math.abs(now.y - before.y) < 1;
  /** Taps again where the click came to something else or to nothing: the page moved, or the browser took the tap for a scroll. */
  const touch = async (wanted: Wanted) => {
    for (let tries = 1; ; tries += 1) {
      const { x, y } = await found(wanted, isAtRest);
      await page.evaluate(watchClick);
      await page.tapAt(x, y);
      const wasReached = () => page.evaluate(hasClicked).catch(() => true);
      for (let looks = 0; looks < 20; looks += 1) {
        if (await wasReached()) return;
        await setTimeout(100);
      }
      if (tries === 3) throw new Error(`No click reaches ${JSON.stringify(wanted)}`);
    }
  };
  return {
    evaluate: page.evaluate,
    downloads: page.downloads,
    reload: page.reload,
    open: (route) => page.goto(new URL(route, home).href),
    see: async (wanted) => void (await found(wanted)),
    seeNo: (wanted) =>
      expect
        .poll(async () => (await find(wanted)) === undefined, { message: JSON.stringify(wanted) })
        .toBe(true),
    isSeen: async (wanted) => (await find(wanted)) !== undefined,
    tap: async (wanted) => {
      await touch(wanted);
      taps += 1;
    },
    tapIfShown: async (wanted) => {
      const shown = await find(wanted);
      if (shown?.isReached) await page.tapAt(shown.x, shown.y);
    },
    fill: async (field, text) => {
      await touch(field);
      await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.select?.());
      await page.type(text);
      await expect.poll(async () => (await find(field))?.value).toBe(text);
    },
    read: async (wanted) => (await found(wanted)).text,
    taps: () => taps,
  };
}
