import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringBrowser } from './bring-browser.mjs';
import { findHeadlessBrowser, headlessShell } from './browser.mjs';

const before = { ...process.env };
const own = { platform: process.platform, getuid: process.getuid };
let programs = '';

/** Lets this process look like one of another system and user. */
const asProcess = ({ platform, getuid }: Partial<typeof own>) =>
  Object.defineProperties(process, {
    platform: { value: platform, configurable: true },
    getuid: { value: getuid, configurable: true, writable: true },
  });

/** An `apt-get` that installs a package as one program of its name. */
const aptGet = () => `#!/bin/sh
[ "$1" = install ] || exit 0
for name; do :; done
: > "${programs}/$name"
/bin/chmod 755 "${programs}/$name"
`;

function program(name: string, content = ''): string {
  const path = join(programs, name);
  writeFileSync(path, content);
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  programs = join(mkdtempSync(join(tmpdir(), 'bring-browser-')), 'bin');
  mkdirSync(programs);
  process.env.PLAYWRIGHT_BROWSERS_PATH = join(programs, 'none');
  process.env.PATH = programs;
  delete process.env.CHROMIUM;
  program('apt-get', aptGet());
  asProcess({ platform: 'linux', getuid: () => 0 });
  jest.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  process.env = { ...before };
  asProcess(own);
  jest.restoreAllMocks();
  rmSync(join(programs, '..'), { recursive: true });
});

test('a machine without a browser gets the whole Chromium, and the one without a window', async () => {
  expect(await bringBrowser()).toBe(join(programs, 'chromium'));
  expect(findHeadlessBrowser()).toBe(join(programs, headlessShell));
});

test('a machine with another browser gets none', async () => {
  const other = program('google-chrome');
  expect(await bringBrowser()).toBe(other);
  expect(findHeadlessBrowser()).toBe(other);
});
