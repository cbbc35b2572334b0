import { serveApp } from './federation/app-server';
import { federationTest as test } from './federation/test';
import { expect, reloadPage } from './support';

const ownTitle = { file: 'locales/en.json', from: '"title.home": "DevBot"', to: '"title.home": "My DevBot"' };

test('a developer runs their own build of an area, once they agree, and goes back', async ({
  app,
  buildDevbot,
  page,
}) => {
  const own = await serveApp({ folder: buildDevbot(ownTitle) });
  const asking = `${app.url}?area.devbot=${encodeURIComponent(`${own.url}area.json`)}#/devbot`;
  const panel = page.getByRole('complementary', { name: 'Own builds of areas' });

  // A link only asks.
  await page.goto(asking);
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Ignore it' }).click();
  await expect(page).toHaveURL(`${app.url}#/devbot`);
  await expect(panel).toBeHidden();
  expect(own.requests).toEqual([]);

  await page.goto(asking);
  await panel.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My DevBot' })).toBeVisible();
  await panel.getByText('Own builds of areas').click();
  await expect(panel.getByText(/area 1 · \d+ ms · ready/)).toBeVisible();

  // It stays until it is taken back.
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My DevBot' })).toBeVisible();
  await panel.getByText('Own builds of areas').click();
  await panel.getByRole('button', { name: 'Back to the released builds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot', exact: true })).toBeVisible();
  await expect(panel).toBeHidden();
  await own.stop();
});

test("the released build runs when a developer's own is gone", async ({
  app,
  buildDevbot,
  page,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED/);
  const own = await serveApp({ folder: buildDevbot(ownTitle) });
  await page.goto(`${app.url}?area.devbot=${encodeURIComponent(`${own.url}area.json`)}#/devbot`);
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My DevBot' })).toBeVisible();
  await own.stop();
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot', exact: true })).toBeVisible();
});

test("the released build runs when a developer's own does not start", async ({
  app,
  buildDevbot,
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|already registered|404/);
  const own = await serveApp({ folder: buildDevbot(ownTitle) });
  own.break(/exposed/, { kind: 'answer', status: 404, type: 'text/html', body: '' });
  await page.goto(`${app.url}?area.devbot=${encodeURIComponent(`${own.url}area.json`)}#/devbot`);
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot', exact: true })).toBeVisible();
  await own.stop();
});

test('a link cannot bring code from another host', async ({ app, page }) => {
  await page.goto(`${app.url}?area.devbot=${encodeURIComponent('https://evil.example/area.json')}#/devbot`);
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run it' })).toHaveCount(0);
});

test('an area that the registry lacks runs from its developer, and is named with a reason when it is gone', async ({
  app,
  buildNew,
  page,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED/);
  const own = await serveApp({ folder: buildNew('hello') });
  await page.goto(`${app.url}?area.hello=${encodeURIComponent(`${own.url}area.json`)}#/hello`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found: /hello' })).toBeVisible();
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Hello' })).toBeVisible();
  await expect(page).toHaveTitle('Welcome to Hello · Rainbow Rabbit');

  await own.stop();
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found: /hello' })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Own builds of areas' });
  await expect(panel.getByRole('alert')).toHaveText(
    /“hello” can’t be loaded, and this app’s registry has no such/,
  );
});

test("a developer's build that is no valid area is named with the field, and the released one runs", async ({
  app,
  buildDevbot,
  page,
}) => {
  const own = await serveApp({ folder: buildDevbot(ownTitle) });
  own.break(/area\.json$/, { kind: 'change', change: (text) => text.replace('"version"', '"edition"') });
  await page.goto(`${app.url}?area.devbot=${encodeURIComponent(`${own.url}area.json`)}#/devbot`);
  await page.getByRole('button', { name: 'Run it' }).click();
  const panel = page.getByRole('complementary', { name: 'Own builds of areas' });
  await expect(panel.getByRole('alert')).toHaveText(/area\.manifest-invalid \(field: version\)/);
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot', exact: true })).toBeVisible();
  await own.stop();
});
