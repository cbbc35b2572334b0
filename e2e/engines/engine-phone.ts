import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { expect as expectSoon } from '@playwright/test';
import type { EnginePage } from './drivers/engine';
import { type Found, findInPage, hasClicked, touched, type Wanted, watchClick } from './find-in-page';

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
  /** Presses something as long as an act lasts. */
  whilePressing(wanted: Wanted, act: () => Promise<void>): Promise<void>;
  /** Taps something if it is shown now. */
  tapIfShown(wanted: Wanted): Promise<void>;
  /** Types into a field that may change what is typed, or become another field. */
  write(field: Wanted, text: string): Promise<void>;
  /** Types into a field, in place of what it has. */
  fill(field: Wanted, text: string): Promise<void>;
  /** Returns the text of something that is shown. */
  read(wanted: Wanted): Promise<string>;
  /** Returns the number of taps until now, but those into fields, which belong to typing. */
  taps(): number;
}

/** Busy machines need it; what is there ends a wait at once. */
const expect = expectSoon.configure({ timeout: 120_000 });

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
  /** On a busy machine, two looks may see the same frame of an animation. */
  const isAtRest = (now: Found, before: Found) =>
    now.isReached &&
    now.isEnabled &&
    !now.isMoved &&
    Math.abs(now.x - before.x) < 1 &&
    Math.abs(now.y - before.y) < 1;
  /** Taps once, and waits until its click has come: a tap that a person had to repeat is a failure. */
  const touch = async (wanted: Wanted) => {
    const { x, y } = await found(wanted, isAtRest);
    await page.evaluate(watchClick);
    await page.tapAt(x, y);
    const wasReached = () => page.evaluate(hasClicked).catch(() => true);
    for (let looks = 0; looks < 100; looks += 1) {
      if (await wasReached()) return;
      await setTimeout(100);
    }
    const came = await page.evaluate(touched).catch(String);
    throw new Error(`No click reaches ${JSON.stringify(wanted)} at ${x}, ${y}:\n${came}`);
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
    whilePressing: async (wanted, act) => {
      const { x, y } = await found(wanted, isAtRest);
      const lift = await page.pressAt(x, y);
      await act();
      await lift();
    },
    write: async (field, text) => {
      await touch(field);
      await page.type(text);
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
