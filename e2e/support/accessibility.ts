import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rejected = new Set(['serious', 'critical']);

/**
 * Expects that axe finds nothing serious or critical on the page as it is once its animations have ended, in light and
 * in dark colors. A failure lists each violation with its elements.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // The test goes on in the colors that it began in.
  const colorSchemes = isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const found: string[] = [];
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    for (const violation of await seriousViolations(page))
      found.push(`in ${colorScheme} colors ${violation}`);
  }
  expect(found.join('\n'), 'violations found by axe').toBe('');
}

async function seriousViolations(page: Page): Promise<string[]> {
  const violations = await violationsAtRest(page);
  return violations
    .filter(({ impact }) => impact && rejected.has(impact))
    .map(({ id, impact, help, nodes }) => {
      const where = nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary ?? ''}`);
      return [`${impact} ${id}: ${help}`, ...where].join('\n');
    });
}

/** Number of analyses after which the violations of a page count that never rests. */
const mostAnalyses = 3;

/** Colours in the middle of a fade have no contrast of their own worth checking. */
async function violationsAtRest(page: Page) {
  for (let analyses = 1; ; analyses += 1) {
    await endAnimations(page);
    const begun = await countAnimations(page);
    const { violations } = await analyze(page);
    // An element that came during the analysis may have been judged in the middle of its fade.
    if (violations.length === 0 || analyses === mostAnalyses || (await begun()) === 0) return violations;
  }
}

/**
 * Analyzes a page as it is. Without the "legacy mode", each analysis opens a page of its own for its last step, and takes twice the time.
 * Half of the rest is the half megabyte of axe, so a document that has it keeps it.
 */
async function analyze(page: Page) {
  const haveAxe = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  const axeSource = haveAxe.every(Boolean) ? 'undefined' : undefined;
  return new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
}

/** Brings the animations that have an end there, and lets the page draw itself so. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // The page below a dialog stays still.
      .filter(({ playState }) => playState !== 'paused');
    for (const animation of ending) animation.finish();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
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
