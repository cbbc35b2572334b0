import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rejected = new Set(['serious', 'critical']);

/**
 * Expects that axe finds nothing serious or critical on the page as it is once its animations have ended.
 * A failure lists each violation with its elements.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await violationsAtRest(page);
  const found = violations
    .filter(({ impact }) => impact && rejected.has(impact))
    .map(({ id, impact, help, nodes }) => {
      const where = nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary ?? ''}`);
      return [`${impact} ${id}: ${help}`, ...where].join('\n');
    });
  expect(found.join('\n'), 'violations found by axe').toBe('');
}

/** Colours in the middle of a fade have no contrast of their own worth checking. */
async function violationsAtRest(page: Page) {
  for (;;) {
    await animationsEnded(page);
    const begun = await countAnimations(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    // An element that came during the analysis may have been judged in the middle of its fade.
    if (violations.length === 0 || (await begun()) === 0) return violations;
  }
}

async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // The page below a dialog stands still.
      .filter(({ playState }) => playState !== 'paused');
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Returns a function that counts the animations and transitions that have begun since. */
async function countAnimations(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const known = new Set(document.getAnimations());
    const begun = new Set<string>();
    const note = ({ type }: Event) => begun.add(type);
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note);
    return { begun, known };
  });
  return () =>
    counter.evaluate(({ begun, known }) => {
      const running = document.getAnimations().filter((animation) => !known.has(animation));
      return begun.size + running.length;
    });
}
