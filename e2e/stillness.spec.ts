import { framesMeasured, motionBegun, motionEnded, motionsOf, workAtRest } from './stillness/rest';
import { restingScreens } from './stillness/screens';
import { expect, test } from './support';

/** The longest that a decoration may move (docs/product.md 9.51). */
const longestMs = 5000;
/** A page that moves calculates styles for each frame; one at rest only when a link to code is added in idle time. */
const mostRecalculations = framesMeasured / 50;
/** The browser moves these without the page's main thread. */
const compositorProperties = ['transform', 'translate', 'rotate', 'scale', 'opacity'];

test('screens rest after some seconds, and cost what an empty page costs', async ({ page, context }) => {
  const empty = await context.newPage();
  const clock = await context.newPage();
  let moved = 0;
  for (const { name, open } of restingScreens) {
    await page.goto('about:blank');
    await open(page);
    await motionBegun(page);
    const motions = await motionsOf(page);
    moved += motions.length;
    for (const motion of motions) {
      expect(motion.lastsMs, `${name}: ${motion.name} ends`).toBeLessThanOrEqual(longestMs);
      expect(motion.isPartOfDrawing, `${name}: ${motion.name} moves a part of a drawing`).toBe(false);
      for (const property of motion.properties)
        expect(compositorProperties, `${name}: ${motion.name}`).toContain(property);
    }
    await motionEnded(page);
    const [atRest, ofEmptyPage] = await workAtRest([page, empty], clock);
    if (!atRest || !ofEmptyPage) throw new Error(`${name} was not measured`);
    expect(atRest.layouts, `layouts of ${name}`).toBe(ofEmptyPage.layouts);
    expect(atRest.styleRecalculations, `style recalculations of ${name}`).toBeLessThanOrEqual(
      ofEmptyPage.styleRecalculations + mostRecalculations,
    );
  }
  expect(moved, 'decorations that moved at first').toBeGreaterThan(0);
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, open } of restingScreens) {
    await open(page);
    await motionBegun(page);
    expect(await motionsOf(page), name).toEqual([]);
  }
});

test('a measurement sees a page that moves', async ({ page, context }) => {
  const clock = await context.newPage();
  await page.goto('about:blank');
  await page.evaluate(() => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.animate({ width: ['1px', '9px'] }, { duration: 100, iterations: Number.POSITIVE_INFINITY });
  });
  const [moving] = await workAtRest([page], clock);
  expect(moving?.layouts).toBeGreaterThan(0);
  expect(await motionsOf(page)).toEqual([
    expect.objectContaining({ lastsMs: Number.POSITIVE_INFINITY, properties: ['width'] }),
  ]);
});
