import type { Locator, Page } from '@playwright/test';
import { locales } from '../../shared/src/i18n/locales';
import { expect } from '../support';

const usual = { width: 390, height: 844 };

/** A phone of the usual size, the smallest phone, and a phone that is held sideways. */
const phoneSizes = [usual, { width: 320, height: 568 }, { width: 844, height: 390 }];

/** Expects that a control is wholly in the visible part of the screen, under nothing else of the page. */
async function expectWholeOnScreen(control: Locator): Promise<void> {
  const hidden = () =>
    control.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      const points: [string, number, number][] = [
        ['upper edge', middle, top + 1],
        ['lower edge', middle, bottom - 1],
        ['left edge', left + 1, (top + bottom) / 2],
        ['right edge', right - 1, (top + bottom) / 2],
      ];
      return points
        .filter(([, x, y]) => !element.contains(document.elementFromPoint(x, y)))
        .map(([edge]) => `${edge} at ${innerWidth}x${innerHeight}`);
    });
  await expect.poll(hidden).toEqual([]);
}

/**
 * Expects that the last control of a tab is wholly on the screen in each language and on each size of phone. Ends in
 * English at the first size, on the same screen.
 */
export async function expectNextStepOnScreen(page: Page, role: 'button' | 'link'): Promise<void> {
  const step = page.getByRole('tabpanel').getByRole(role).last();
  const place = new URL(page.url()).hash.slice(1);
  for (const { code, iso } of locales.toReversed()) {
    await page.evaluate((hash) => location.replace(hash), `#/${code}${place}`);
    await expect(page.locator(`html[lang="${iso}"]`)).toBeAttached();
    for (const size of phoneSizes) {
      await page.setViewportSize(size);
      await expectWholeOnScreen(step);
    }
  }
  await page.setViewportSize(usual);
}

/** Returns the names of the controls of a tab and its frame that a piece of news covers, at each size of phone. */
export async function controlsUnder(page: Page, news: Locator): Promise<string[]> {
  const covered: string[] = [];
  for (const size of phoneSizes) {
    await page.setViewportSize(size);
    covered.push(
      ...(await news.evaluate((element) => {
        const above = element.getBoundingClientRect();
        const controls = document.querySelectorAll<HTMLElement>(
          'main button, [role=tabpanel] :is(a, input, summary)',
        );
        return [...controls]
          .filter((control) => !element.contains(control) && control.checkVisibility())
          .filter((control) => {
            const { left, top, right, bottom } = control.getBoundingClientRect();
            return left < above.right && right > above.left && top < above.bottom && bottom > above.top;
          })
          .map((control) => `${control.textContent} at ${innerWidth}x${innerHeight}`);
      })),
    );
  }
  await page.setViewportSize(usual);
  return covered;
}
