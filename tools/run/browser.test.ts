import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, findHeadlessBrowser, headlessShell } from './browser.mjs';

const before = { ...process.env };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  // Playwright looks for its own browsers here.
  process.env.PLAYWRIGHT_BROWSERS_PATH = join(folder, 'none');
  process.env.PATH = folder;
  delete process.env.CHROMIUM;
});

afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

function program(name: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

test('finds nothing where there is nothing', () => {
  expect(findBrowser()).toBeUndefined();
});

test('finds the system’s Chromium on the path, if it can be run', () => {
  program('chromium', 0o644);
  expect(findBrowser()).toBeUndefined();
  const path = program('chromium-browser');
  expect(findBrowser()).toBe(path);
});

test('the one that is named comes first, unless it is not there', () => {
  const path = program('chromium');
  process.env.CHROMIUM = program('my-chromium');
  expect(findBrowser()).toBe(process.env.CHROMIUM);
  process.env.CHROMIUM = join(folder, 'gone');
  expect(findBrowser()).toBe(path);
});

test('pages that nobody sees get Chromium without a window, unless there is none or another browser is named', () => {
  const whole = program('chromium');
  expect(findHeadlessBrowser()).toBe(whole);
  const shell = program(headlessShell);
  expect(findHeadlessBrowser()).toBe(shell);
  expect(findBrowser()).toBe(whole);
  process.env.CHROMIUM = program('my-chromium');
  expect(findHeadlessBrowser()).toBe(process.env.CHROMIUM);
});
