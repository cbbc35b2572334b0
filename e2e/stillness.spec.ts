import type { BrowserContextOptions, Page } from '@playwright/test';
import { becomePlayer } from './game/phone-player';
import {
  framesMeasured,
  letRest,
  type Motion,
  motionBegun,
  motionEnded,
  motionsOf,
  wakeForEachFrame,
  workAtRest,
} from './stillness/rest';
import { playerScreens, type RestingScreen, restingScreens } from './stillness/screens';
import { expect, test as journey, phone } from './support';

/** The longest that a decoration may move (docs/product.md 9.51). */
const longestMs = 5000;
/** A page that moves calculates styles for each frame; one at rest only when a link to code is added in idle time. */
const mostRecalculations = framesMeasured / 50;
/** The browser moves these without the page's main thread. */
const compositorProperties = ['transform', 'translate', 'rotate', 'scale', 'opacity'];

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A browser's storage after its user became a player; all screens of a worker share the player. */
const test = journey.extend<object, { playerStorage: StorageState }>({
  playerStorage: [
    async ({ browser, localnet }, use) => {
      const context = await browser.newContext({ ...phone, baseURL: localnet.url });
      await becomePlayer(await context.newPage(), 'Sloth');
      const storage = await context.storageState({ indexedDB: true });
      await context.close();
      await use(storage);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The pause between two codes of the own rabbit, and between two steps of the bar below it, in seconds. */
const codeEverySeconds = 30;
const barEverySeconds = 2;

/** Layouts of a screen that nobody touches, over some seconds. */
const layoutsByItself = ({ hasCode }: RestingScreen, seconds: number): number =>
  hasCode ? Math.ceil(seconds / codeEverySeconds) : 0;

/** Style calculations of a screen that nobody touches, over some seconds. */
const recalculationsByItself = ({ hasCode }: RestingScreen, seconds: number): number =>
  hasCode ? Math.ceil(seconds / barEverySeconds) : 0;

interface OpenedScreen {
  screen: RestingScreen;
  page: Page;
  /** The animations that ran when the screen appeared. */
  motions: Motion[];
}

async function openScreen(screen: RestingScreen, page: Page): Promise<OpenedScreen> {
  await screen.open(page);
  await screen.sign(page).waitFor();
  await motionBegun(page);
  return { screen, page, motions: await motionsOf(page) };
}

test('screens rest after some seconds, and cost what an empty page costs', async ({
  context,
  openPhone,
  playerStorage,
}) => {
  test.slow();
  // All are open at once, so that they are measured at once.
  const opened: OpenedScreen[] = [];
  // Those of a player come first, because they add players and scans, which the others count.
  for (const screen of playerScreens) {
    opened.push(await openScreen(screen, await openPhone({ storageState: playerStorage })));
  }
  for (const screen of restingScreens) opened.push(await openScreen(screen, await context.newPage()));
  for (const { screen, motions } of opened) {
    for (const motion of motions) {
      const which = `${screen.name}: ${motion.name}`;
      expect(motion.lastsMs, `${which} ends`).toBeLessThanOrEqual(longestMs);
      expect(motion.isPartOfDrawing, `${which} moves a part of a drawing`).toBe(false);
      for (const property of motion.properties) expect(compositorProperties, which).toContain(property);
    }
  }
  expect(opened.flatMap(({ motions }) => motions).length, 'decorations that moved at first').toBeGreaterThan(
    0,
  );

  const [empty, awake, clock] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await wakeForEachFrame(awake);
  await Promise.all(opened.map(({ page }) => motionEnded(page)));
  await letRest(clock);
  const [ofEmpty, ofAwake, ...works] = await workAtRest(
    [empty, awake, ...opened.map(({ page }) => page)],
    clock,
  );
  if (!ofEmpty || !ofAwake) throw new Error('The empty pages were not measured');
  for (const [index, { screen, page }] of opened.entries()) {
    const work = works[index];
    if (!work) throw new Error(`${screen.name} was not measured`);
    await expect(screen.sign(page), `${screen.name} after the measurement`).toBeVisible();
    expect(work.layouts, `layouts of ${screen.name}`).toBeLessThanOrEqual(
      ofEmpty.layouts + layoutsByItself(screen, work.lasted),
    );
    expect(work.styleRecalculations, `style recalculations of ${screen.name}`).toBeLessThanOrEqual(
      ofEmpty.styleRecalculations + mostRecalculations + recalculationsByItself(screen, work.lasted),
    );
    // At most 1 % of a thread, which is less than a page costs that wakes for each frame and does nothing in it.
    if (!screen.hasCamera) {
      expect(work.seconds, `time of ${screen.name}`).toBeLessThanOrEqual(ofEmpty.seconds + ofAwake.seconds);
    }
  }
});

test('with reduced motion nothing moves', async ({ openPhone, playerStorage }) => {
  test.slow();
  const groups = [
    { screens: restingScreens, storageState: undefined },
    { screens: playerScreens, storageState: playerStorage },
  ];
  for (const { screens, storageState } of groups) {
    const phone = await openPhone({ reducedMotion: 'reduce', storageState });
    for (const each of screens) {
      const { screen, page, motions } = await openScreen(each, await phone.context().newPage());
      // The browser lists an animation of no length until its next frame.
      expect(
        motions.filter(({ lastsMs }) => lastsMs > 1),
        screen.name,
      ).toEqual([]);
      await page.close();
    }
  }
});

test('a measurement sees a page that moves', async ({ page, context }) => {
  const awake = await context.newPage();
  const clock = await context.newPage();
  await page.goto('about:blank');
  await page.evaluate(() => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.animate({ width: ['1px', '9px'] }, { duration: 100, iterations: Number.POSITIVE_INFINITY });
  });
  await wakeForEachFrame(awake);
  const [moving, waking] = await workAtRest([page, awake], clock);
  expect(moving?.layouts).toBeGreaterThan(0);
  expect(moving?.seconds).toBeGreaterThan(waking?.seconds ?? Number.NaN);
  expect(await motionsOf(page)).toEqual([
    expect.objectContaining({ lastsMs: Number.POSITIVE_INFINITY, properties: ['width'] }),
  ]);
});
