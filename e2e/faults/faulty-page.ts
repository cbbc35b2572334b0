import type { Page } from '@playwright/test';
import { leftoversOf, timersOf } from '../federation/leftovers';
import { follow } from '../federation/test';
import { watchWork } from '../leaks/watch-work';
import { expect, type TestedArea, testedAreas } from '../support';
import { expectSameDocument, markDocument } from '../support/same-document';

/** Delays of the timers that guard a load: `loadTimeoutMs`, the entry's and a chunk's, `patienceMs`. */
const guards = /^setTimeout (10000|8000|5000|2000)$/;

/** A page of the app in which areas fail and come back. */
export interface FaultyPage {
  page: Page;
  shown(area: TestedArea): ReturnType<Page['getByRole']>;
  /** Marks the document, so that a reload would show. */
  mark(): Promise<void>;
  expectSameDocument(): Promise<void>;
  /** Expects that the page names the area and the reason in its place, and that nothing of the area is left in it. */
  expectFallback(area: TestedArea, says: RegExp): Promise<void>;
  /** Tries again, once, and expects the area in place of the fallback. */
  comeBack(area: TestedArea): Promise<void>;
}

/** Expects that the first button of a failure is in view on the smallest phone. */
async function expectWayOn(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.getByRole('main').getByRole('button').first()).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
}

/** Prepares a page that has not been opened yet. */
export async function faultyPage(page: Page): Promise<FaultyPage> {
  await page.addInitScript(watchWork);
  const shown = ({ name }: TestedArea) =>
    page.locator(`[data-area="${name}"]`).getByRole('heading', { level: 1 });
  return {
    page,
    shown,
    mark: () => markDocument(page),
    expectSameDocument: () => expectSameDocument(page),
    async expectFallback({ name, known }, says) {
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toHaveText(new RegExp(`“${known}”`));
      await expect(alert).toHaveText(says);
      await expectWayOn(page);
      await expect.poll(() => leftoversOf(page, name)).toEqual([]);
      // Not polled: a timer that was left would end by itself.
      expect((await timersOf(page)).filter((timer) => guards.test(timer))).toEqual([]);
    },
    async comeBack(area) {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(shown(area)).toBeVisible();
    },
  };
}

interface Walk {
  open: (route: string) => Promise<void>;
  page: Page;
  says: RegExp;
  /** Brings the fault; called before each area is visited. By default it is there already. */
  breakAgain?: (area: TestedArea) => Promise<void>;
  repair: (area: TestedArea) => void | Promise<void>;
}

/**
 * Visits all areas of one page, each of which is broken, and mends them one by one: each fails under its own name,
 * leaves nothing behind and comes back in place at the first try, while those after it are still broken. Shell and areas
 * that are back go on.
 */
export async function walkBroken({ open, page, says, breakAgain, repair }: Walk): Promise<void> {
  const { mark, shown, expectFallback, expectSameDocument, comeBack } = await faultyPage(page);
  const rest = async () => {
    await follow(page, '/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About the game' })).toBeVisible();
  };
  await open('/about');
  await rest();
  await mark();
  for (const area of testedAreas) {
    await breakAgain?.(area);
    await follow(page, area.path);
    await expectFallback(area, says);
    await repair(area);
    await comeBack(area);
  }
  await rest();
  for (const area of testedAreas) {
    await follow(page, area.path);
    await expect(shown(area)).toBeVisible();
  }
  await expectSameDocument();
}
