import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readRegistry } from '../tools/release/app-folder';
import { offerArea, releaseArea } from '../tools/release/release-area';
import { follow, federationTest as test } from './federation/test';
import { expect, reloadPage } from './support';

/** Hashes of all files of an app but those of one area, the registry, and the list of releases. */
function others(appFolder: string, area: string): Record<string, string> {
  const names = readdirSync(appFolder, { recursive: true, encoding: 'utf8' });
  const files = names.filter(
    (name) =>
      !['areas.json', 'releases.json'].includes(name) &&
      !name.startsWith(`areas/${area}/`) &&
      statSync(path.join(appFolder, name)).isFile(),
  );
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(appFolder, name)))
        .digest('hex'),
    ]),
  );
}

const newTitle = {
  file: 'locales/en.json',
  from: '"title.home": "DevBot"',
  to: '"title.home": "DevBot, second edition"',
};

const throwing = {
  file: 'src/conversation/bot-page.tsx',
  from: 'const t = useMessages();',
  to: "const t = useMessages();\n  if (t) throw new Error('render');",
};

const moduleFile = /\/areas\/devbot\/.*\/exposed\.\w+\.js$/;
/** Chunks besides the module: during a preload, the messages and the screen. */
const laterChunk = /\/areas\/devbot\/.*\/async\/(?!exposed)[\w-]+\.\w+\.(?:js|css)$/;

/** Resolves once a file has arrived as a whole. */
const finished = (page: Page, url: RegExp) =>
  page.waitForEvent('requestfinished', (request) => url.test(request.url()));

/** Console output of the browser about missing files, and of React about a thrown error. */
const expectedNoise =
  /Failed to load resource|request failed|already registered|Error: render|uncaught|The above error/;

test('an area is released and taken back without touching anything else', async ({
  appFolder,
  buildDevbot,
  open,
  page,
}) => {
  const before = others(appFolder, 'devbot');
  const firstBuild = readRegistry(appFolder).areas.devbot?.build;
  if (!firstBuild) throw new Error('devbot is not registered');
  const dist = buildDevbot(newTitle);

  const secondBuild = releaseArea('devbot', { appFolder, dist });
  expect(secondBuild).not.toBe(firstBuild);
  await open('/devbot');
  await expect(page.getByRole('heading', { name: 'DevBot, second edition' })).toBeVisible();
  expect(others(appFolder, 'devbot')).toEqual(before);

  offerArea(appFolder, 'devbot', firstBuild);
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'DevBot', exact: true })).toBeVisible();
  expect(others(appFolder, 'devbot')).toEqual(before);
});

test('a page that runs a build whose files are gone gets the new one by a retry', async ({
  appFolder,
  buildDevbot,
  open,
  page,
  problems,
}) => {
  problems.allow(expectedNoise);
  // Before the page waits: a build takes longer than a chunk may.
  const dist = buildDevbot(newTitle);
  // Of what idle time or the pointer brings, the module is in the page before the files go; messages and screen come too late.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(laterChunk, async (route) => {
    await released;
    await route.continue();
  });
  const arrived = Promise.all([
    finished(page, moduleFile),
    page.waitForEvent('request', (request) => laterChunk.test(request.url())),
  ]);
  await open('/');
  await page.getByRole('main').getByRole('link', { name: 'DevBot' }).hover();
  await arrived;
  const old = readRegistry(appFolder).areas.devbot;
  releaseArea('devbot', { appFolder, dist });
  rmSync(path.join(appFolder, path.dirname(old?.manifest ?? '')), { recursive: true });

  await follow(page, '/devbot');
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toHaveText(/could not be reached/);
  await page.getByRole('button', { name: 'Try again' }).click();
  // Code and texts are those of the new build.
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot, second edition' })).toBeVisible();
});

test('an area that throws while it is shown takes nothing else down, and comes back once it is cured', async ({
  appFolder,
  buildDevbot,
  open,
  page,
  problems,
}) => {
  problems.allow(expectedNoise);
  releaseArea('devbot', { appFolder, dist: buildDevbot(throwing) });
  await open('/devbot');
  await expect(page.getByRole('alert')).toHaveText(/stopped because of an error/);
  await follow(page, '/social');
  await expect(page.getByRole('heading', { level: 1, name: 'Communities' })).toBeVisible();
  await follow(page, '/devbot');
  await expect(page.getByRole('alert')).toHaveText(/stopped because of an error/);

  releaseArea('devbot', { appFolder, dist: buildDevbot(newTitle) });
  await page.getByRole('button', { name: 'Try again' }).click();
  // Code and texts are those of the new build.
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot, second edition' })).toBeVisible();
});

test('an area whose code throws as it starts is reported as broken', async ({
  appFolder,
  buildDevbot,
  open,
  page,
  problems,
}) => {
  problems.allow(expectedNoise);
  const change = {
    file: 'src/area.ts',
    from: 'const bot',
    to: "if (declaration.name) throw new Error('render');\nconst bot",
  };
  releaseArea('devbot', { appFolder, dist: buildDevbot(change) });
  await open('/devbot');
  await expect(page.getByRole('alert')).toHaveText(/stopped because of an error/);
});

test('a build that would carry a copy of what the shell has fails, and says what to import', ({
  buildDevbot,
}) => {
  const importsRouter = {
    file: 'src/conversation/bot-page.tsx',
    from: /^/,
    to: "import { useNavigate } from 'react-router-dom';\nexport const go = useNavigate;\n",
  };
  expect(() => buildDevbot(importsRouter)).toThrow(
    /would bundle react-router-dom.*import from @rainbow-rabbit\/shared\/router/,
  );
});

test('a build for another React than the shell has fails, and says so', ({ buildDevbot }) => {
  const needsOldReact = { file: 'package.json', from: '"^19.0.0"', to: '"^18.0.0"' };
  expect(() => buildDevbot(needsOldReact)).toThrow(/react must be \^18\.0\.0, but the shell has 19/);
});
