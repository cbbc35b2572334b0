import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AreaManifest } from '@rainbow-rabbit/shared/area';
import { placeShell, pruneAreas, readRegistry } from './app-folder';
import { releaseArea } from './release-area';

let folder: string;
let appFolder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  appFolder = path.join(folder, 'app');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The dist folder of an area, as its build leaves it. */
function distOf(name: string, hash: string): string {
  const dist = path.join(folder, `${name}-${hash}`);
  const manifest: AreaManifest = {
    name,
    version: '0.1.0',
    build: `0.1.0-${hash}`,
    contract: '2.0',
    requires: {},
    entry: 'area.js',
    container: `area_${name}`,
    preload: [],
    files: {},
    routes: [{ path: `/${name}`, layout: 'none', titleKey: 'title' }],
  };
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'area.json'), JSON.stringify(manifest));
  writeFileSync(path.join(dist, 'area.js'), `/* ${hash} */`);
  writeFileSync(path.join(dist, '.stamp'), 'ours alone');
  return dist;
}

const offered = () =>
  Object.fromEntries(Object.entries(readRegistry(appFolder).areas).map(([name, { build }]) => [name, build]));

test('a release adds files and changes one entry', () => {
  releaseArea('game', { appFolder, dist: distOf('game', '11111111') });
  releaseArea('social', { appFolder, dist: distOf('social', '22222222') });
  releaseArea('game', { appFolder, dist: distOf('game', '33333333') });
  expect(offered()).toEqual({ game: '0.1.0-33333333', social: '0.1.0-22222222' });
  expect(readRegistry(appFolder).areas.game?.manifest).toBe('areas/game/0.1.0-33333333/area.json');
  expect(readFileSync(path.join(appFolder, 'areas/game/0.1.0-33333333/area.js'), 'utf8')).toBe(
    '/* 33333333 */',
  );
  expect(existsSync(path.join(appFolder, 'areas/game/0.1.0-33333333/.stamp'))).toBe(false);
});

test('an earlier build is still there and can be gone back to', () => {
  releaseArea('game', { appFolder, dist: distOf('game', '11111111') });
  releaseArea('game', { appFolder, dist: distOf('game', '33333333') });
  expect(releaseArea('game', { appFolder, build: '0.1.0-11111111' })).toBe('0.1.0-11111111');
  expect(offered()).toEqual({ game: '0.1.0-11111111' });
});

test('a build that was never there cannot be gone back to, and nothing changes', () => {
  releaseArea('game', { appFolder, dist: distOf('game', '11111111') });
  expect(() => releaseArea('game', { appFolder, build: '0.1.0-99999999' })).toThrow('ENOENT');
  expect(offered()).toEqual({ game: '0.1.0-11111111' });
});

test('another shell replaces the shell alone', () => {
  releaseArea('game', { appFolder, dist: distOf('game', '11111111') });
  const dist = path.join(folder, 'shell');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), 'new');
  writeFileSync(path.join(appFolder, 'old.js'), 'old');
  placeShell(appFolder, dist);
  expect(readFileSync(path.join(appFolder, 'index.html'), 'utf8')).toBe('new');
  expect(existsSync(path.join(appFolder, 'old.js'))).toBe(false);
  expect(offered()).toEqual({ game: '0.1.0-11111111' });
});

test('pruning keeps the builds that are offered', () => {
  releaseArea('game', { appFolder, dist: distOf('game', '11111111') });
  releaseArea('game', { appFolder, dist: distOf('game', '33333333') });
  pruneAreas(appFolder);
  expect(existsSync(path.join(appFolder, 'areas/game/0.1.0-11111111'))).toBe(false);
  expect(existsSync(path.join(appFolder, 'areas/game/0.1.0-33333333'))).toBe(true);
});
