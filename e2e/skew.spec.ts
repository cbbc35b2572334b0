import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { contractVersion, servesContract } from '@rainbow-rabbit/shared/area';
import devbot from '../remotes/devbot/locales/en.json' with { type: 'json' };
import social from '../remotes/social/locales/en.json' with { type: 'json' };
import skew from '../shell/locales/skew/en.json' with { type: 'json' };
import updates from '../shell/locales/updates/en.json' with { type: 'json' };
import { buildIdIn } from '../tools/build/build-records';
import { treeRoot } from '../tools/build/workspace';
import { readRegistry, writeRegistry } from '../tools/release/app-folder';
import { recordedReleases, unpackRelease } from '../tools/release/recorded-releases';
import { releaseArea } from '../tools/release/release-area';
import { releaseShell } from '../tools/release/release-shell';
import { shellName } from '../tools/release/releases';
import { follow, federationTest as test } from './federation/test';
import { expect } from './support';

// A worker would keep the shell of a test, and its files come from other folders here.
test.use({ serviceWorkers: 'block' });

/** A release of the shell or an area that isn't today's. */
interface EarlierRelease {
  name: string;
  contract: string;
  /** Puts its files into a folder, as its build left them. */
  unpack: (target: string) => void;
}

/** Makes an earlier build of the shell, which has an id of its own, of today's. */
function plantShell(target: string): void {
  cpSync(path.join(treeRoot, 'shell/dist'), target, { recursive: true });
  const id = buildIdIn(readFileSync(path.join(target, 'index.html'), 'utf8'));
  for (const file of ['index.html', 'builds/latest.json']) {
    const text = readFileSync(path.join(target, file), 'utf8');
    writeFileSync(path.join(target, file), text.replaceAll(id, [...id].reverse().join('')));
  }
}

const earlier: readonly EarlierRelease[] = [
  { name: shellName, contract: contractVersion, unpack: plantShell },
  {
    name: 'devbot',
    contract: contractVersion,
    unpack: (target) => cpSync(path.join(treeRoot, 'remotes/devbot/dist'), target, { recursive: true }),
  },
  ...recordedReleases().map((release) => ({
    name: release.name,
    contract: release.contract,
    unpack: (target: string) => unpackRelease(release, target),
  })),
];
const earlierAreas = earlier.filter(({ name }) => name !== shellName);
const earlierShells = earlier.filter(({ name }) => name === shellName);

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
  // There is no ledger here, which it says.
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

/** Releases an earlier area in today's app, or puts an earlier shell in the place of today's; returns its build. */
function releaseEarlier({ name, contract, unpack }: EarlierRelease, { appFolder, scratch }: Folders): string {
  const dist = path.join(scratch, `${name}-${contract}`);
  unpack(dist);
  if (name !== shellName) return releaseArea(name, { appFolder, dist });
  return releaseShell({ appFolder, dist, contract });
}

/** Makes the registry say that an area needs another contract than it does. */
function askFor(appFolder: string, area: string, contract: string): void {
  const registry = readRegistry(appFolder);
  const entry = registry.areas[area];
  if (!entry) throw new Error(`${area} is not registered`);
  writeRegistry(appFolder, { ...registry, areas: { ...registry.areas, [area]: { ...entry, contract } } });
}

const [major = 0] = contractVersion.split('.').map(Number);

for (const release of earlierAreas) {
  const { name, contract } = release;

  test(`${name} as it was released for contract ${contract} works in today's shell`, async ({
    appFolder,
    scratch,
    open,
    page,
    app,
  }) => {
    const build = releaseEarlier(release, { appFolder, scratch });
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
    releaseEarlier(release, { appFolder, scratch });
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
    const build = releaseEarlier(shell, { appFolder, scratch });
    const { areas } = readRegistry(appFolder);
    const served = Object.keys(visits).filter((name) => isServed(areas[name]?.contract ?? ''));
    expect(served).not.toEqual([]);
    await open('/about');
    await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', build);
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
    releaseEarlier(shell, { appFolder, scratch });
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
