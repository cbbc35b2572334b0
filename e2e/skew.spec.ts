import path from 'node:path';
import type { Page } from '@playwright/test';
import { contractVersion, servesContract } from '@rainbow-rabbit/shared/area';
import devbot from '../remotes/devbot/locales/en.json' with { type: 'json' };
import social from '../remotes/social/locales/en.json' with { type: 'json' };
import skew from '../shell/locales/skew/en.json' with { type: 'json' };
import updates from '../shell/locales/updates/en.json' with { type: 'json' };
import { readRegistry, writeRegistry } from '../tools/release/app-folder';
import { type RecordedRelease, recordedReleases, unpackRelease } from '../tools/release/recorded-releases';
import { releaseArea } from '../tools/release/release-area';
import { releaseShell } from '../tools/release/release-shell';
import { shellName } from '../tools/release/releases';
import { follow, federationTest as test } from './federation/test';
import { expect } from './support';

// A worker would keep the shell of a test, and its files come from other folders here.
test.use({ serviceWorkers: 'block' });

const recorded = recordedReleases();
const earlierAreas = recorded.filter(({ name }) => name !== shellName);
const earlierShells = recorded.filter(({ name }) => name === shellName);

/** Shows the first page of an area and uses it once. */
const visits: Readonly<Record<string, { route: string; act: (page: Page) => Promise<void> }>> = {
  devbot: {
    route: '/devbot',
    async act(page) {
      await expect(page.getByRole('heading', { level: 1, name: 'DevBot' })).toBeVisible();
      await page.getByRole('link', { name: devbot['title.token-terms'] }).click();
      await expect(page.getByRole('heading', { level: 1, name: devbot['title.token-terms'] })).toBeVisible();
    },
  },
  // The area that needs the oldest contract. There is no ledger here, which it says.
  game: {
    route: '/rabbit/demo',
    async act(page) {
      await expect(page.locator('[data-area="game"]').getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  // Forms, the interface and code of the storage network, which come from the shell.
  minibuild: {
    route: '/mini-build/utils?tool=message&part=verify',
    async act(page) {
      await page.getByRole('textbox', { name: 'Signed message (JSON)' }).fill('I am no JSON');
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(page.getByText(/can’t be read as JSON/)).toBeVisible();
    },
  },
  // The communities are the first area that needs contract 2.4.
  social: {
    route: '/social/lisbon',
    async act(page) {
      await expect(page.getByRole('heading', { level: 1, name: social['title.lisbon'] })).toBeVisible();
    },
  },
};

function visitOf(area: string) {
  const found = visits[area];
  if (!found) throw new Error(`What a visit of ${area} does is missing here.`);
  return found;
}

interface Folders {
  appFolder: string;
  scratch: string;
}

/** Releases an earlier area in today's app. */
function releaseEarlierArea(release: RecordedRelease, { appFolder, scratch }: Folders): void {
  const dist = path.join(scratch, release.archive);
  unpackRelease(release, dist);
  expect(releaseArea(release.name, { appFolder, dist })).toBe(release.build);
}

/** Puts an earlier shell in the place of today's. */
function releaseEarlierShell(release: RecordedRelease, { appFolder, scratch }: Folders): void {
  const dist = path.join(scratch, release.archive);
  unpackRelease(release, dist);
  expect(releaseShell({ appFolder, dist, contract: release.contract })).toBe(release.build);
}

/** Makes the registry say that an area needs another contract than it does. */
function askFor(appFolder: string, area: string, contract: string): void {
  const registry = readRegistry(appFolder);
  const entry = registry.areas[area];
  if (!entry) throw new Error(`${area} is not registered`);
  writeRegistry(appFolder, { ...registry, areas: { ...registry.areas, [area]: { ...entry, contract } } });
}

const [major = 0] = contractVersion.split('.').map(Number);

test('an earlier area and an earlier shell are recorded', () => {
  expect(earlierAreas.length).toBeGreaterThan(0);
  expect(earlierShells.length).toBeGreaterThan(0);
});

for (const release of earlierAreas) {
  const { name, contract, build } = release;

  test(`${name} as it was released for contract ${contract} works in today's shell`, async ({
    appFolder,
    scratch,
    open,
    page,
    app,
  }) => {
    releaseEarlierArea(release, { appFolder, scratch });
    const { route, act } = visitOf(name);
    await open(route);
    await act(page);
    expect(app.requests.some((request) => request.startsWith(`/areas/${name}/${build}/`))).toBe(true);
  });

  test(`${name} as it was released for an earlier contract than ${major} is asked to be built anew`, async ({
    appFolder,
    scratch,
    open,
    page,
    app,
  }) => {
    releaseEarlierArea(release, { appFolder, scratch });
    askFor(appFolder, name, `${major - 1}.0`);
    await open('/about');
    await expect(page.getByRole('banner')).toBeVisible();
    await follow(page, visitOf(name).route);
    await expect(page.getByText(skew['skew.area'])).toBeVisible();
    await expect(page.getByText(`Needed: version ${major - 1}.0 of the interface`)).toContainText(
      `This app has ${contractVersion}.`,
    );
    expect(app.requests.filter((request) => request.startsWith(`/areas/${name}/`))).toEqual([]);
  });
}

for (const shell of earlierShells) {
  const isServed = (contract: string) => servesContract(shell.contract, contract);
  const [shellMajor = 0, shellMinor = 0] = shell.contract.split('.').map(Number);

  test(`today's areas work in the shell that served contract ${shell.contract}`, async ({
    appFolder,
    scratch,
    open,
    page,
    problems,
  }) => {
    // Fonts and pictures are not recorded.
    problems.allow(/Failed to load resource: .*404/);
    releaseEarlierShell(shell, { appFolder, scratch });
    const { areas } = readRegistry(appFolder);
    const served = Object.keys(visits).filter((name) => isServed(areas[name]?.contract ?? ''));
    expect(served).not.toEqual([]);
    await open('/about');
    await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', shell.build);
    for (const name of served) {
      await follow(page, visitOf(name).route);
      await visitOf(name).act(page);
    }
  });

  test(`an area that needs more than contract ${shell.contract} asks its shell to be updated`, async ({
    appFolder,
    scratch,
    open,
    page,
    app,
    problems,
  }) => {
    problems.allow(/Failed to load resource: .*404/);
    releaseEarlierShell(shell, { appFolder, scratch });
    const needed = `${shellMajor}.${shellMinor + 1}`;
    askFor(appFolder, 'devbot', needed);
    await open('/about');
    await expect(page.getByRole('banner')).toBeVisible();
    await follow(page, '/devbot');
    await expect(page.getByText(skew['skew.app'])).toBeVisible();
    await expect(page.getByText(`Needed: version ${needed} of the interface`)).toContainText(
      `This app has ${shell.contract}.`,
    );
    expect(app.requests.filter((request) => request.startsWith('/areas/devbot/'))).toEqual([]);
    await expect
      .poll(() => app.requests.some((request) => request.includes('/builds/latest.json')))
      .toBe(true);
    await page.getByRole('button', { name: 'Load the newest version' }).click();
    await expect(page.getByText(updates['updates.none'])).toBeVisible();
  });
}
