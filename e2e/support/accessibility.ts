import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rejected = new Set(['serious', 'critical']);

/**
 * Expects that axe finds nothing serious or critical on the page as it is once its animations have ended.
 * A failure lists each violation with its elements.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnded(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations
    .filter(({ impact }) => impact && rejected.has(impact))
    .map(({ id, impact, help, nodes }) => {
      const where = nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary ?? ''}`);
      return [`${impact} ${id}: ${help}`, ...where].join('\n');
    });
  expect(found.join('\n'), 'violations found by axe').toBe('');
}

/** Colours in the middle of a fade have no contrast of their own worth checking. */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
