import en from '../shell/locales/en.json' with { type: 'json' };
import { readRegistry } from '../tools/release/app-folder';
import { faultyPage } from './faults/faulty-page';
import type { AppServer } from './federation/app-server';
import { follow, federationTest as test } from './federation/test';
import { expect, testedAreas } from './support';

/** Console output about a file with another hash, and about the chunk, of code or of messages, that didn't come. */
const noise =
  /integrity|Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|net::ERR_FAILED|i18n\.unreachable/;

/** Alters the next answers for a file by a byte that does no harm where nothing checks it. */
function alter(app: AppServer, pattern: RegExp, times: number): void {
  let left = times;
  app.break(pattern, {
    kind: 'change',
    change(text) {
      left -= 1;
      return left < 0 ? text : `${text} `;
    },
  });
}

for (const file of [/\/static\/js\/main\.\w+\.js$/, /\/static\/css\/main\.\w+\.css$/])
  test(`the page starts although ${file.source} came altered, which the browser keeps`, async ({
    app,
    open,
    page,
    problems,
  }) => {
    problems.allow(noise);
    alter(app, file, 1);
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await open('/about');
    await refused;
    await expect(page.getByRole('heading', { level: 1, name: 'About the game' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
  });

for (const file of [/\/static\/js\/async\//, /\/static\/css\/async\//])
  test(`a later part whose ${file.source} is altered is an error that Retry mends`, async ({
    app,
    open,
    page,
    problems,
  }) => {
    problems.allow(noise);
    await open('/');
    await expect.poll(() => app.requests.some((path) => path.includes('/builds/meta/'))).toBe(true);
    const seen = new Set(app.requests);
    app.break(file, { kind: 'change', change: (text) => `${text} ` });
    await follow(page, '/vibe');
    await expect(page.getByRole('heading', { level: 1, name: en['error-page.title'] })).toBeVisible();
    expect(app.requests.filter((path) => file.test(path) && !seen.has(path))).not.toEqual([]);
    app.repair();
    await page.getByRole('button', { name: en.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: en['error-page.title'] })).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

// Entry, module and screen are in faults.spec.ts, worker and WebAssembly in scanner.spec.ts. Not every area has style sheets.
test('a style sheet of an area that is altered blocks that area alone, and Retry mends it', async ({
  app,
  appFolder,
  open,
  page,
  problems,
}) => {
  problems.allow(noise);
  problems.allow(/already registered/);
  const registry = readRegistry(appFolder);
  const styled = testedAreas.filter(({ name }) =>
    Object.keys(registry.areas[name]?.files ?? {}).some((file) => file.endsWith('.css')),
  );
  expect(styled.map(({ name }) => name)).toContain('game');
  const { mark, comeBack, expectSameDocument } = await faultyPage(page);
  const alert = page.getByRole('main').getByRole('alert');
  const rest = async () => {
    await follow(page, '/about');
    await expect(page.getByRole('heading', { level: 1, name: en['title.about'] })).toBeVisible();
  };
  await open('/about');
  await rest();
  await mark();
  for (const area of styled) {
    app.break(new RegExp(`/areas/${area.name}/.*\\.css$`), { kind: 'change', change: (text) => `${text} ` });
    await follow(page, area.path);
    await expect(alert).toHaveText(new RegExp(`“${area.known}”.*arrived changed`));
    await rest();
    await follow(page, area.path);
    await expect(alert).toHaveText(new RegExp(`“${area.known}”.*arrived changed`));
    app.repair();
    await comeBack(area);
  }
  await expectSameDocument();
});
