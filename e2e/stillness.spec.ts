import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { becomePlayer } from './game/phone-player';
import {
  countWakes,
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
import { expect, test as journey, oncePerWorker, phone } from './support';
import type { LocalnetUnderTest } from './support/localnet';

/** The longest that a decoration may move (docs/product 9.51). */
const longestMs = 5000;
/** A page that moves calculates styles for each frame; one at rest only when a link to code is added in idle time. */
const mostRecalculations = framesMeasured / 50;
/** A page at rest may look at its reads and at the time; a page that moves wakes some 60 times a second. */
const wakesASecond = 5;
/** The browser moves these without the page's main thread. */
const compositorProperties = ['transform', 'translate', 'rotate', 'scale', 'opacity'];

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A browser's storage after its user became a player; all screens of a worker share the player. */
const storageOfPlayer = oncePerWorker(async (needs: { browser: Browser; localnet: LocalnetUnderTest }) => {
  const context = await needs.browser.newContext({ ...phone, baseURL: needs.localnet.url });
  await becomePlayer(await context.newPage(), 'Sloth');
  const storage = await context.storageState({ indexedDB: true });
  await context.close();
  return storage;
});

const test = journey.extend<{ playerStorage: StorageState }>({
  playerStorage: [
    async ({ browser, localnet }, use) => use(await storageOfPlayer({ browser, localnet })),
    { timeout: 300_000 },
  ],
});

/** The pause between two codes of the own rabbit, and between two steps of the bar below it, in seconds. */
const codeEverySeconds = 30;
const barEverySeconds = 2;

/** Layouts of a screen that nobody touches, over some seconds. */
const layoutsByItself = ({ hasCode }: RestingScreen, seconds: number): number =>
  hasCode ? Math.ceil(seconds / codeEverySeconds) : 0;

/** Style calculations of a screen that nobody touches, and steps of its bar, over some seconds. */
const stepsByItself = ({ hasCode }: RestingScreen, seconds: number): number =>
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
  // It moves until what it stands for is there, however long that takes.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await motionBegun(page);
  return { screen, page, motions: await motionsOf(page) };
}

test('screens rest after some seconds, and cost what an empty page costs', async ({
  context,
  openPhone,
  playerStorage,
}) => {
  // All are open at once, so that they are measured at once.
  const opened: OpenedScreen[] = [];
  // Those of a player come first, because they add players and scans, which the others count.
  for (const screen of playerScreens) {
    const page = await openPhone({ storageState: playerStorage });
    await countWakes(page.context());
    opened.push(await openScreen(screen, page));
  }
  await countWakes(context);
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

  const [empty, clock] = [await context.newPage(), await context.newPage()];
  await empty.goto('about:blank');
  await Promise.all(opened.map(({ page }) => motionEnded(page)));
  await letRest(clock);
  const [ofEmpty, ...works] = await workAtRest([empty, ...opened.map(({ page }) => page)], clock);
  if (!ofEmpty) throw new Error('The empty page was not measured');
  for (const [index, { screen, page }] of opened.entries()) {
    const work = works[index];
    if (!work) throw new Error(`${screen.name} was not measured`);
    await expect(screen.sign(page), `${screen.name} after the measurement`).toBeVisible();
    expect(work.layouts, `layouts of ${screen.name}`).toBeLessThanOrEqual(
      ofEmpty.layouts + layoutsByItself(screen, work.lasted),
    );
    expect(work.styleRecalculations, `style recalculations of ${screen.name}`).toBeLessThanOrEqual(
      ofEmpty.styleRecalculations + mostRecalculations + stepsByItself(screen, work.lasted),
    );
    if (!screen.hasCamera) {
      expect(work.wakes, `wakes of ${screen.name}`).toBeLessThanOrEqual(
        wakesASecond * Math.ceil(work.lasted) + stepsByItself(screen, work.lasted),
      );
    }
  }
});

test('with reduced motion nothing moves', async ({ openPhone, playerStorage }) => {
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
  await countWakes(context);
  const awake = await context.newPage();
  const clock = await context.newPage();
  for (const each of [page, awake]) await each.goto('about:blank');
  await page.evaluate(() => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.animate({ width: ['1px', '9px'] }, { duration: 100, iterations: Number.POSITIVE_INFINITY });
  });
  await wakeForEachFrame(awake);
  const [moving, waking] = await workAtRest([page, awake], clock);
  expect(moving?.layouts).toBeGreaterThan(0);
  expect(waking?.wakes).toBeGreaterThan(wakesASecond * Math.ceil(waking?.lasted ?? Number.NaN));
  expect(await motionsOf(page)).toEqual([
    expect.objectContaining({ lastsMs: Number.POSITIVE_INFINITY, properties: ['width'] }),
  ]);
});
