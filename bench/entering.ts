/**
 * Times the way from the front page into areas whose link was hovered, or after the page was idle, with the CPU slowed four
 * times and on slow 4G, in turn with a single-bundle build of the same source. Run: `npm run bench -- entering`.
 */
import type { Page } from '@playwright/test';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { judge, type Limit } from './judging/judge';
import { singleBundleApp } from './visits/single-bundle-app';
import { msUntilEntered, msUntilUsable, openSlowPage } from './visits/slow-phone';
import { medianOf, printLoad, printVisits, type Times, visitInTurn } from './visits/visit-in-turn';

/** docs/product 9.183. */
const limitFor = (way: string): Limit => ({
  name: `entering an area ${way}, federated`,
  unit: 'times the single bundle',
  atMost: 1.2,
  reason: 'who follows a link must not feel that an area is released by itself',
});

/** The pages of areas that the front page has cards for, in the cards' order; the first one is fetched when the page is idle. */
const first = '/social';
const further = ['/social/games', '/mini-build', '/devbot'];

const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="#${path}"]`).first();

await buildApp();
const single = await singleBundleApp();
const times = await visitInTurn({
  folders: { federated: defaultAppFolder, single },
  // Files that a worker keeps aren't measured here.
  options: { serviceWorkers: 'block', hasTouch: true },
  async visit(context, { url }): Promise<Times> {
    const slow = await openSlowPage(context);
    const { page } = slow;
    await msUntilUsable(slow, url);
    await page.waitForFunction(() => document.querySelector('link[rel="prefetch"]') !== null);
    await slow.quiet();
    const idle = await msUntilEntered(slow, () => linkTo(page, first).tap());
    let hovered = 0;
    for (const path of further) {
      await slow.quiet();
      await page.goBack();
      await linkTo(page, path).hover();
      await slow.quiet();
      hovered += await msUntilEntered(slow, () => linkTo(page, path).click());
    }
    return { 'after the page was idle': idle, 'after its link was hovered': hovered };
  },
});

for (const [app, list] of Object.entries(times)) printVisits(list, app);
printLoad();
process.exitCode = judge(
  ['after the page was idle', 'after its link was hovered'].map((way) => ({
    limit: limitFor(way),
    measured: medianOf(times.federated, way) / medianOf(times.single, way),
  })),
);
