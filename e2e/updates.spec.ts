import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { payloadFile } from '../shared/src/area/payload-file';
import { locales } from '../shared/src/i18n/locales';
import en from '../shell/locales/en.json' with { type: 'json' };
import overrides from '../shell/locales/overrides/en.json' with { type: 'json' };
import pl from '../shell/locales/pl.json' with { type: 'json' };
import updates from '../shell/locales/updates/en.json' with { type: 'json' };
import { checkEveryMs } from '../shell/src/updates/domain/next-check';
import { readRegistry, writeRegistry } from '../tools/release/app-folder';
import { releaseArea } from '../tools/release/release-area';
import type { AppServer } from './federation/app-server';
import { follow, federationTest as test } from './federation/test';
import { expect, keptFiles, reloadPage } from './support';

const second = '00000000000000b2';

/** Returns the id of the build that lies in the app's folder. */
const latestIn = (appFolder: string): string =>
  JSON.parse(readFileSync(path.join(appFolder, 'builds/latest.json'), 'utf8')).id;

/** Puts another build of the shell in the place of the present build: the same code under another id. */
function placeSecondBuild(appFolder: string): void {
  const file = path.join(appFolder, 'index.html');
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, page.replace(`content="${latestIn(appFolder)}"`, `content="${second}"`));
  const record = JSON.stringify({ id: second, timestamp: 0, prerendered: [] });
  for (const name of ['latest', `meta/${second}`])
    writeFileSync(path.join(appFolder, `builds/${name}.json`), record);
}

/** Resolves once the part that looks for newer builds is there: it asks for the record of the page's build. */
const caretakerCame = (app: AppServer) =>
  expect.poll(() => app.requests.some((request) => request.includes('/builds/meta/'))).toBe(true);

const checksOf = ({ requests }: AppServer) =>
  requests.filter((request) => /\/builds\/latest\.json\?\d+$/.test(request)).length;

/** Leaves a sign in the page that a reload would take away, and returns a look at it. */
async function signIn(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => Reflect.set(window, 'sign', 'still here'));
  return () => page.evaluate(() => Reflect.get(window, 'sign'));
}

test('a newer build is offered after an hour, takes nothing away, and is there once it is asked for', async ({
  page,
  app,
  appFolder,
  open,
  axe,
}) => {
  await page.clock.install();
  await open('/about?from=menu');
  await caretakerCame(app);
  await expect(page.getByRole('heading', { level: 1, name: 'About the game' })).toBeVisible();
  const sign = await signIn(page);
  placeSecondBuild(appFolder);
  const notice = page.getByRole('complementary', { name: updates['updates.label'] });
  await expect(notice).toBeHidden();
  expect(checksOf(app)).toBe(0);

  await page.clock.fastForward(checkEveryMs);
  await expect(notice.getByText(updates['updates.ready'])).toBeVisible();
  expect(checksOf(app)).toBe(1);
  await axe();
  await notice.getByRole('button', { name: updates['updates.later'] }).click();
  await expect(notice).toBeHidden();

  await page.clock.fastForward(checkEveryMs);
  expect(await sign()).toBe('still here');
  await notice.getByRole('button', { name: updates['updates.load'] }).click();
  await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', second);
  await expect(page.getByRole('heading', { level: 1, name: 'About the game' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/about?from=menu');
  expect(await sign()).toBeUndefined();
});

test.describe('without a service worker', () => {
  // On a slow machine it comes within this test, asks for the page, and has kept the code that must have gone.
  test.use({ serviceWorkers: 'block' });

  test('a page whose code has gone reloads once, and then says so', async ({ page, app, open, problems }) => {
    problems.allow(/404|ChunkLoadError|Loading (CSS )?chunk/);
    // The pause between two reloads of a path doesn't pass in this test, however slow the machine is.
    await page.clock.setFixedTime(Date.now());
    await open('/');
    await caretakerCame(app);
    const link = page.getByRole('contentinfo').getByRole('link', { name: en['nav.terms'] });
    await expect(link).toBeVisible();
    const loads = () => app.requests.filter((request) => request === '/').length;
    expect(loads()).toBe(1);
    const loaded = app.requests.flatMap((request) => /\/async\/([^?]+)/.exec(request)?.[1] ?? []);
    app.break(new RegExp(`/static/js/async/(?!${loaded.join('|')})`), {
      kind: 'answer',
      status: 404,
      type: 'text/html',
      body: '<h1>Not found</h1>',
    });

    await link.click();
    const title = page.getByRole('heading', { level: 1, name: en['error-page.title'] });
    await expect.poll(loads).toBe(2);
    await expect(title).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/terms');
    await expect
      .poll(() => app.requests.filter((request) => request.includes('/builds/meta/')).length)
      .toBe(2);
    const asked = checksOf(app);
    await page.getByRole('button', { name: en.retry }).click();
    await expect.poll(() => checksOf(app)).toBe(asked + 1);
    await expect(title).toBeVisible();
    expect(loads()).toBe(2);

    app.repair();
    await page.getByRole('button', { name: en.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  });
});

test('an area that needs a newer app makes the page look for one, and owners see why', async ({
  page,
  context,
  app,
  appFolder,
  open,
}) => {
  const registry = readRegistry(appFolder);
  const { devbot } = registry.areas;
  if (!devbot) throw new Error('The app has no area to change');
  writeRegistry(appFolder, { areas: { ...registry.areas, devbot: { ...devbot, contract: '9.0' } } });
  const ao = { mode: 'legacy', mu: 'mu', cu: 'cu' };
  const network = JSON.stringify({ ao, gateway: './', events: [], reports: 'reports' });
  for (const [file, body] of [[/network\.json$/, network] as const, [/reports$/, ''] as const])
    app.break(file, { kind: 'answer', status: 200, type: 'application/json', body });
  await open('/devbot');
  const load = page.getByRole('button', { name: en['area.reload'] });
  await expect(load).toBeVisible();
  await expect.poll(() => checksOf(app)).toBe(1);
  await load.click();
  await expect(page.getByText(updates['updates.none'])).toBeVisible();
  await page.getByRole('button', { name: updates['updates.close'] }).click();

  await page.getByRole('contentinfo').getByRole('link', { name: en['nav.about'] }).click();
  await page.getByRole('main').getByRole('link', { name: en['nav.visit-log'] }).click();
  const events = page.getByRole('complementary', { name: en['nav.visit-log'] });
  await expect(events.getByRole('heading')).toBeFocused();
  await expect(events.getByRole('listitem')).toContainText(['devbot']);
  const download = page.waitForEvent('download');
  await events.getByRole('button', { name: overrides['override.save'] }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(saved).toContainEqual(
    expect.objectContaining({ kind: 'area-load', area: 'devbot', outcome: 'area.incompatible' }),
  );
  await events.getByRole('button', { name: overrides['override.close'] }).click();
  await expect(events).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#/about');
  await page.evaluate(() => {
    window.location.hash = '/devbot';
  });

  // The worker sleeps, as it does after some seconds without work: the report doesn't wait for it to start.
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  placeSecondBuild(appFolder);
  await load.click();
  await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', second);
  // The page that went away has sent its report.
  await expect.poll(() => app.requests.filter((request) => request === '/reports')).toHaveLength(1);
});

/** The files of an area with a page for each city, whose data are known as it is built. */
const cityArea = {
  'src/declaration.ts': `import { declareArea } from '@rainbow-rabbit/shared/area';

export const declaration = declareArea({
  name: 'hello',
  contract: '1.0',
  routes: [{ path: '/hello/:city', layout: 'default', titleKey: 'title.home' }],
});
`,
  'src/area.ts': `import { defineArea } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { declaration } from './declaration';

export default defineArea(declaration, {
  routes: { '/hello/:city': { component: async () => ({ default: (await import('./city-page')).CityPage }) } },
  messages: cataloguesFrom((code) => import(\`../locales/\${code}.json\`)),
});
`,
  'src/city-page.tsx': `import { usePayload } from '@rainbow-rabbit/shared/area';
import { useParams } from '@rainbow-rabbit/shared/router';
import { Page } from '@rainbow-rabbit/shared/ui';

export function CityPage() {
  const { city } = useParams();
  const { title } = usePayload('/hello/' + city) as { title: string };
  return <Page title={title}>{city}</Page>;
}
`,
  ...Object.fromEntries(
    locales.flatMap(({ code }) =>
      ['lisbon', 'mumbai'].map((city) => [
        `payloads/${code}/hello/${city}.json`,
        JSON.stringify({ title: `${city} ${code}` }),
      ]),
    ),
  ),
};

test('the data of an area’s page come with its code, checked, and are there without network', async ({
  app,
  appFolder,
  buildNew,
  context,
  open,
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|integrity|digest|area\.corrupt|already registered/);
  releaseArea('hello', { appFolder, dist: buildNew('hello', cityArea) });
  const title = page.getByRole('heading', { level: 1 });
  const asked = (city: string) =>
    app.requests.filter((request) => request.includes(payloadFile(`/pl/hello/${city}`))).length;
  await open('/pl/hello/lisbon');
  await expect(title).toHaveText('lisbon pl');
  expect(asked('lisbon')).toBe(1);

  app.break(/mumbai\/_payload/, {
    kind: 'answer',
    status: 200,
    type: 'application/json',
    body: '{"title":"x"}',
  });
  await follow(page, '/pl/hello/mumbai');
  const retry = page.getByRole('main').getByRole('button', { name: pl.retry });
  await expect(retry).toBeVisible();
  app.repair();
  await retry.click();
  await expect(title).toHaveText('mumbai pl');

  await follow(page, '/pl/hello/lisbon');
  await expect(title).toHaveText('lisbon pl');
  expect(asked('lisbon')).toBe(1);
  await expect
    .poll(async () => (await keptFiles(page)).filter((file) => file.endsWith('_payload.json')))
    .toHaveLength(2);
  await context.setOffline(true);
  await reloadPage(page);
  await expect(title).toHaveText('lisbon pl');
});
