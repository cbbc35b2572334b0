import type { Page } from '@playwright/test';
import { type Fault, serveApp } from './federation/app-server';
import { follow, federationTest as test } from './federation/test';
import { expect } from './support';
import { noteFirstScripts } from './support/first-scripts';
import { expectSameDocument, markDocument } from './support/same-document';

const devbot = /\/areas\/devbot\//;
const exposed = /\/areas\/devbot\/.*\/exposed\.\w+\.js$/;

const notFound: Fault = { kind: 'answer', status: 404, type: 'text/html', body: '<h1>Not found</h1>' };

const registry = (change: (text: string) => string) => ({
  pattern: /\/areas\.json$/,
  fault: { kind: 'change', change } as const,
});

/** The area's own entry in the registry, changed. */
const devbotEntry = (change: (entry: Record<string, unknown>) => object) =>
  registry((text) => {
    const json = JSON.parse(text);
    json.areas.devbot = { ...json.areas.devbot, ...change(json.areas.devbot) };
    return JSON.stringify(json);
  });

/** Console output of the browser about files that fail to load, and of federation about a second container. */
const expectedNoise = /Failed to load resource|integrity|request failed|already registered|net::ERR/;

const fallback = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('everything else goes on without an area, which tries again by itself when it is visited again', async ({
  app,
  open,
  page,
  problems,
}) => {
  problems.allow(expectedNoise);
  app.break(devbot, notFound);
  await open('/devbot');
  await expect(fallback(page)).toHaveText(/could not be reached/);
  await follow(page, '/mini-build');
  await expect(heading(page, 'Mini-build')).toBeVisible();
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
  await follow(page, '/devbot');
  await expect(fallback(page)).toBeVisible();
  app.repair();
  await follow(page, '/mini-build');
  await expect(heading(page, 'Mini-hackathon')).toBeVisible();
  await follow(page, '/devbot/tokens/terms');
  await expect(heading(page, 'Warunki dotyczące tokenów')).toBeVisible();
});

test('a bad entry in the registry disables that area alone', async ({ app, open, page }) => {
  const { pattern, fault } = devbotEntry(() => ({ entry: '../../evil.js' }));
  app.break(pattern, fault);
  await open('/devbot');
  await expect(heading(page, 'Page not found: /devbot')).toBeVisible();
  await follow(page, '/social');
  await expect(heading(page, 'Communities')).toBeVisible();
});

for (const file of ['areas.json', 'network.json'])
  for (const [what, fault] of [
    ['is not found', notFound],
    ['is nonsense', { kind: 'change', change: () => '<html>' }],
  ] as const)
    test(`the app says so when ${file} ${what}, and starts once it is there`, async ({
      app,
      open,
      page,
      problems,
    }) => {
      problems.allow(expectedNoise);
      app.break(new RegExp(`/${file}$`), fault);
      await open('/social');
      await expect(heading(page, 'The app could not start')).toBeVisible();
      await markDocument(page);
      app.repair();
      await retry(page).click();
      await expect(heading(page, 'Communities')).toBeVisible();
      await expectSameDocument(page);
    });

test('an area is fetched when the pointer reaches a link to it, each file once', async ({
  app,
  open,
  page,
}) => {
  await open('/social');
  await expect(heading(page, 'Communities')).toBeVisible();
  await follow(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'DevBot' });
  await expect(link).toBeVisible();
  expect(app.requests.filter((path) => devbot.test(path))).toEqual([]);
  const arrived = page.waitForResponse((response) => exposed.test(response.url()));
  await link.hover();
  await arrived;
  await link.click();
  await expect(heading(page, 'DevBot')).toBeVisible();
  const files = app.requests.filter((path) => devbot.test(path));
  expect(new Set(files).size).toBe(files.length);
});

test('the code of the area that a link leads to is fetched at once, and only once', async ({
  app,
  open,
  page,
}) => {
  await open('/devbot');
  await expect(heading(page, 'DevBot')).toBeVisible();
  const paths = app.requests.map((path) => path.replace(/\.\w+\.js$/, '.js'));
  expect(paths.filter((path) => path.endsWith('/area.js'))).toHaveLength(1);
  expect(paths.filter((path) => path.endsWith('/exposed.js'))).toHaveLength(1);
});

test('styles of an area apply only while it is on the screen', async ({ open, page }) => {
  const sheetsOf = (area: string) =>
    page.evaluate(
      (folder) =>
        [...document.styleSheets]
          .filter(({ href }) => href?.includes(folder))
          .map(({ disabled }) => disabled),
      `/areas/${area}/`,
    );
  await open('/rabbit/demo');
  await expect(page.locator('[data-area="game"]')).toBeVisible();
  await expect.poll(async () => (await sheetsOf('game')).includes(false)).toBe(true);
  await follow(page, '/social');
  await expect(heading(page, 'Communities')).toBeVisible();
  expect(await sheetsOf('game')).not.toContain(false);
  expect(await sheetsOf('social')).toContain(false);
});

test('the front page is there with at most 138.4 kB of JavaScript in at most 3 requests', async ({
  appFolder,
  page,
}) => {
  const server = await serveApp({ folder: appFolder, quality: 11 });
  const firstScripts = await noteFirstScripts(page);
  await page.goto(server.url);
  const first = await firstScripts();
  await expect(heading(page, 'Can you collect all seven?')).toBeVisible();
  const scripts = server.sent.filter(({ path }) => first.includes(new URL(path, server.url).href));
  expect(scripts.length).toBe(first.length);
  expect(scripts.length).toBeLessThanOrEqual(3);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(138_400);
  expect(server.sent.filter(({ path }) => path.startsWith('/areas/'))).toEqual([]);
  // Requests that the page makes later need no answer.
  await page.close();
  await server.stop();
});
