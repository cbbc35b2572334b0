import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RegistryEntry } from '@rainbow-rabbit/shared/area';
import { loadTimeoutMs } from '../shell/src/areas/timed-work';
import { hashOfFile } from '../tools/build/file-hashes';
import { readRegistry, writeRegistry } from '../tools/release/app-folder';
import { faultyPage, walkBroken } from './faults/faulty-page';
import { throwingEntries } from './faults/throwing-entries';
import type { AppServer, Fault } from './federation/app-server';
import { follow, federationTest as test } from './federation/test';
import { expect, type TestedArea, testedAreas } from './support';

const html: Fault = { kind: 'answer', status: 200, type: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' };
const notFound: Fault = { kind: 'answer', status: 404, type: 'text/html', body: '<h1>Not found</h1>' };
const notFoundJson: Fault = { kind: 'answer', status: 404, type: 'application/json', body: '{"error":"no"}' };
const corrupt: Fault = { kind: 'change', change: (text) => `${text}\nconsole.log('not what was released');` };
const hang: Fault = { kind: 'hang' };
const reset: Fault = { kind: 'reset' };

const parts = {
  entry: (area: string) => new RegExp(`/areas/${area}/.*/area\\.js$`),
  module: (area: string) => new RegExp(`/areas/${area}/.*/exposed\\.\\w+\\.js$`),
  screen: (area: string) => new RegExp(`/areas/${area}/.*/async/(?!exposed)[\\w-]+\\.\\w+\\.js$`),
  stylesheet: (area: string) => new RegExp(`/areas/${area}/.*\\.css$`),
};

/** Console output of the browser about files that fail to load, and of federation about a second container. */
const expectedNoise =
  /Failed to load resource|integrity|request failed|already registered|net::ERR|Error: planted|The above error/;

/** Faults of what the server sends. Each breaks another part from area to area, and all parts over all areas. */
const served = [
  { what: 'resets the connection', fault: reset, says: /could not be reached/ },
  { what: 'finds no file', fault: notFound, says: /could not be reached/ },
  { what: 'answers with JSON', fault: notFoundJson, says: /could not be reached/ },
  { what: 'sends HTML instead of JavaScript', fault: html, says: /arrived changed/ },
  { what: 'sends code with another hash', fault: corrupt, says: /arrived changed/ },
];
const partNames = ['entry', 'module', 'screen'] as const;

for (const [at, { what, fault, says }] of served.entries())
  test(`each area comes back in place after the server ${what}`, async ({ app, open, page, problems }) => {
    problems.allow(expectedNoise);
    const patterns = new Map<string, RegExp>();
    for (const [index, { name }] of testedAreas.entries()) {
      const pattern = parts[partNames[(at + index) % partNames.length] ?? 'entry'](name);
      patterns.set(name, pattern);
      app.break(pattern, fault);
    }
    await walkBroken({
      open,
      page,
      says,
      repair: ({ name }) => app.repairOnly(patterns.get(name) ?? /^$/),
    });
  });

// Areas come from the app's own origin, and no other may run: a port that is closed takes the registry along, as a phone
// without network does. The page that is open goes on.
test('each area comes back in place after the server refused all connections', async ({
  app,
  open,
  page,
  problems,
}) => {
  problems.allow(expectedNoise);
  // Chromium, about the service worker's script.
  problems.allow(/error occurred when fetching the script/);
  await walkBroken({
    open,
    page,
    says: /could not be reached/,
    breakAgain: () => app.close(),
    repair: () => app.reopen(),
  });
});

/** Returns the URLs of the scripts and style sheets in a page's head, also of those that are on their way. */
const tagsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('script[src], link[rel="stylesheet"]')].map(
      (tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '',
    ),
  );

// Every area hangs in a page of its own, each with another part. Which area it is makes no difference to `load-script.ts`
// and the bundler's runtime, which wait.
test('each area comes back in place after one of its files hangs', async ({ app, openPhone, problems }) => {
  problems.allow(expectedNoise);
  const hanging = {
    devbot: 'entry',
    games: 'module',
    social: 'screen',
    game: 'stylesheet',
    minibuild: 'entry',
  } as const;
  const wait = async (area: TestedArea) => {
    const pattern = parts[hanging[area.name]](area.name);
    app.break(pattern, hang);
    // A browser has six connections to a server: in one context, those that hang would hold up the others.
    const phone = await openPhone();
    await phone.clock.install();
    const { page, mark, expectFallback, comeBack, expectSameDocument } = await faultyPage(phone);
    await page.goto(`${app.url}#${area.path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('banner').or(page.getByRole('main'))).not.toHaveCount(0);
    await mark();
    await expect.poll(() => tagsIn(page)).toContainEqual(expect.stringMatching(pattern));
    // The page's time passes at once and then stops: a load that may take longer is never over.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + loadTimeoutMs);
    await expectFallback(area, /took too long/);
    await page.clock.resume();
    app.repairOnly(pattern);
    await comeBack(area);
    await expectSameDocument();
    // Every request of the new attempt has an address of its own: a request that hangs would hold it up.
    if (hanging[area.name] === 'stylesheet')
      await expect(page.locator(`head link[href*="/areas/${area.name}/"][href*=".css?r="]`)).not.toHaveCount(
        0,
      );
  };
  await Promise.all(testedAreas.map(wait));
});

type EntryChange = (entry: RegistryEntry) => object;

/** Changes all areas in the registry that the server sends, until the area is repaired. */
function breakRegistry(app: AppServer, change: EntryChange): (area: TestedArea) => void {
  const broken = new Set<string>(testedAreas.map(({ name }) => name));
  app.break(/\/areas\.json$/, {
    kind: 'change',
    change: (text) => {
      const json: { areas: Record<string, RegistryEntry> } = JSON.parse(text);
      for (const [name, entry] of Object.entries(json.areas))
        if (broken.has(name)) Object.assign(entry, change(entry));
      return JSON.stringify(json);
    },
  });
  return ({ name }) => broken.delete(name);
}

const registered: { what: string; change: EntryChange; says: RegExp }[] = [
  { what: 'needs another contract', change: () => ({ contract: '9.0' }), says: /don’t fit together/ },
  {
    what: 'needs another React',
    change: ({ requires }) => ({ requires: { ...requires, react: '^99.0.0' } }),
    says: /don’t fit together/,
  },
  { what: 'is switched off', change: () => ({ enabled: false }), says: /is switched off/ },
];

for (const { what, change, says } of registered)
  test(`each area that ${what} is not fetched, and comes back in place`, async ({ app, open, page }) => {
    const repair = breakRegistry(app, change);
    await walkBroken({
      open,
      page,
      says,
      repair: (area) => {
        expect(app.requests.filter((path) => path.startsWith(`/areas/${area.name}/`))).toEqual([]);
        repair(area);
      },
    });
  });

// The registry's hash is that of the faulty code, as in a release of it. A build that throws is in federation-release.spec.ts.
for (const [when, codeOf] of Object.entries(throwingEntries))
  test(`each area that throws ${when} comes back in place`, async ({
    app,
    appFolder,
    open,
    page,
    problems,
  }) => {
    problems.allow(/planted/);
    problems.allow(expectedNoise);
    const codes = new Map(
      Object.entries(readRegistry(appFolder).areas).map(([name, entry]) => [name, codeOf(entry)]),
    );
    const repairEntry = breakRegistry(app, ({ name, entry, files }) => ({
      files: { ...files, [entry]: hashOfFile(Buffer.from(codes.get(name) ?? '')) },
    }));
    const patterns = new Map([...codes.keys()].map((name) => [name, parts.entry(name)]));
    for (const [name, pattern] of patterns)
      app.break(pattern, { kind: 'change', change: () => codes.get(name) ?? '' });
    await walkBroken({
      open,
      page,
      says: /stopped because of an error/,
      repair: (area) => {
        repairEntry(area);
        app.repairOnly(patterns.get(area.name) ?? /^$/);
      },
    });
  });

/** Releases every area again under another build, and takes files of the earlier one away. */
function redeploy(appFolder: string, gone: RegExp): void {
  const registry = readRegistry(appFolder);
  for (const entry of Object.values(registry.areas)) {
    const folder = path.join(appFolder, path.dirname(entry.manifest));
    const build = `${entry.version}-0000beef`;
    cpSync(folder, path.join(path.dirname(folder), build), { recursive: true });
    for (const file of Object.keys(entry.files).filter((name) => gone.test(name)))
      rmSync(path.join(folder, file));
    Object.assign(entry, { build, manifest: entry.manifest.replace(entry.build, build) });
  }
  writeRegistry(appFolder, registry);
}

test('each area comes back in place after a release took one of its chunks away', async ({
  app,
  appFolder,
  open,
  page,
  problems,
}) => {
  problems.allow(expectedNoise);
  const release = () => redeploy(appFolder, /\/async\/(?!exposed)[\w-]+\.\w+\.js$/);
  let breakAgain: (() => void) | undefined = release;
  await walkBroken({
    open,
    page,
    says: /could not be reached/,
    breakAgain: async () => {
      // Once, under the open page.
      breakAgain?.();
      breakAgain = undefined;
    },
    repair: () => undefined,
  });
  const fromNew = app.requests.filter((request) => /-0000beef\/.*exposed\./.test(request));
  expect(new Set(fromNew.map((request) => request.split('/')[2])).size).toBe(testedAreas.length);
});

test('the matrix has every area of the app', ({ appFolder }) => {
  expect(testedAreas.map(({ name }) => name)).toEqual(Object.keys(readRegistry(appFolder).areas).sort());
});

test('a hash that is missing in the registry blocks that area alone', async ({
  app,
  appFolder,
  open,
  page,
}) => {
  const registry = readRegistry(appFolder);
  const { devbot } = registry.areas;
  if (!devbot) throw new Error('devbot is not registered');
  const { [devbot.entry]: _, ...files } = devbot.files;
  const text = JSON.stringify({ ...registry, areas: { ...registry.areas, devbot: { ...devbot, files } } });
  writeFileSync(path.join(appFolder, 'areas.json'), text);
  expect(readFileSync(path.join(appFolder, 'areas.json'), 'utf8')).toBe(text);
  await open('/devbot');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found: /devbot' })).toBeVisible();
  await follow(page, '/social');
  await expect(page.getByRole('heading', { level: 1, name: 'Communities' })).toBeVisible();
  // The page's own script asks for nothing without a hash, either.
  expect(app.requests.filter((request) => request.endsWith('/area.js'))).toHaveLength(1);
});
