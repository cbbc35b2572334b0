import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offerBuilds, placeArea, placeShell } from './app-folder';
import { listReleases } from './list-releases';
import { goBack, keepRelease, offeredBuild, pinRelease, unpinRelease } from './manage-releases';
import { releaseArea } from './release-area';
import { releaseShell } from './release-shell';

let folder: string;
let appFolder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  appFolder = path.join(folder, 'app');
  mkdirSync(appFolder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(dist: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  return dist;
}

const buildOf = (number: number) => `0.1.0-${String(number).repeat(8)}`;

/** The dist folder of the game's build of that number. */
function distOf(number: number): string {
  const manifest = {
    name: 'game',
    version: '0.1.0',
    build: buildOf(number),
    contract: '2.1',
    requires: {},
    entry: 'area.js',
    container: 'area_game',
    preload: [],
    files: {},
    routes: [{ path: '/game', layout: 'none', titleKey: 'title' }],
  };
  const files = { 'area.json': JSON.stringify(manifest), 'area.js': `/* ${number} */` };
  return write(path.join(folder, `game${number}`), files);
}

function releaseGames(...numbers: readonly number[]): void {
  for (const number of numbers) releaseArea('game', { appFolder, dist: distOf(number) });
}

const game = () => offeredBuild(appFolder, 'game');
const lying = () => readdirSync(path.join(appFolder, 'areas/game')).sort();

test('one goes back release by release, to the first and no further', () => {
  releaseGames(1, 2, 3);
  expect(goBack(appFolder, 'game')).toBe(buildOf(2));
  expect(goBack(appFolder, 'game')).toBe(buildOf(1));
  expect(game()).toBe(buildOf(1));
  expect(() => goBack(appFolder, 'game')).toThrow(`game has no release before ${buildOf(1)}.`);
});

test('the first release can be taken back to what a build had placed', () => {
  offerBuilds(appFolder, [placeArea(appFolder, distOf(1))]);
  releaseGames(2);
  expect(goBack(appFolder, 'game')).toBe(buildOf(1));
});

test('a pinned build stays offered until it is unpinned', () => {
  releaseGames(1, 2);
  pinRelease(appFolder, 'game', buildOf(1));
  releaseGames(3);
  expect(game()).toBe(buildOf(1));
  offerBuilds(appFolder, [placeArea(appFolder, distOf(4))]);
  expect(game()).toBe(buildOf(1));
  expect(() => goBack(appFolder, 'game')).toThrow(`game is pinned to ${buildOf(1)}.`);
  unpinRelease(appFolder, 'game');
  expect(game()).toBe(buildOf(1));
  releaseGames(4);
  expect(game()).toBe(buildOf(4));
});

test('a build that was never released can be neither pinned nor kept', () => {
  releaseGames(1);
  const reason = `game has no release ${buildOf(9)}. There are: ${buildOf(1)}.`;
  expect(() => pinRelease(appFolder, 'game', buildOf(9))).toThrow(reason);
  expect(() => keepRelease(appFolder, 'game', buildOf(9))).toThrow(reason);
});

test('the five newest releases stay, and those that are kept or pinned', () => {
  releaseGames(1, 2, 3);
  keepRelease(appFolder, 'game', buildOf(1));
  pinRelease(appFolder, 'game', buildOf(2));
  releaseGames(4, 5, 6, 7, 8);
  expect(lying()).toEqual([1, 2, 4, 5, 6, 7, 8].map(buildOf));
  keepRelease(appFolder, 'game', buildOf(1), false);
  unpinRelease(appFolder, 'game');
  releaseGames(9);
  expect(lying()).toEqual([5, 6, 7, 8, 9].map(buildOf));
  expect(() => pinRelease(appFolder, 'game', buildOf(4))).toThrow(`game has no release ${buildOf(4)}.`);
});

test('the list names each release with its contract and its marks', () => {
  expect(() => listReleases(appFolder)).toThrow('Nothing was released yet.');
  releaseGames(1, 2);
  keepRelease(appFolder, 'game', buildOf(1));
  pinRelease(appFolder, 'game', buildOf(1));
  const day = /\d{4}-\d\d-\d\d \d\d:\d\d/g;
  expect(listReleases(appFolder, 'game').replace(day, 'then')).toBe(
    `game\n  ${buildOf(2)}  then  contract 2.1\n  ${buildOf(1)}  then  contract 2.1  offered, pinned, kept`,
  );
  expect(() => listReleases(appFolder, 'social')).toThrow('social has no release.');
});

const idOf = (number: number) => String(number).repeat(16);

/** The dist folder of the shell's build of that number. */
const shellOf = (number: number) =>
  write(path.join(folder, `shell${number}`), {
    'index.html': `<meta name="build" content="${idOf(number)}">`,
    'static/js/shared.js': 'in all builds',
    [`static/js/${number}.js`]: `${number}`,
    'builds/latest.json': `${number}`,
    [`builds/meta/${idOf(number)}.json`]: `${number}`,
    [`only-in-${number}.txt`]: `${number}`,
  });

const releaseShells = (...numbers: readonly number[]) =>
  numbers.map((number) => releaseShell({ appFolder, dist: shellOf(number), contract: '2.1' }));

const top = () => readdirSync(appFolder).sort();
const scripts = () => readdirSync(path.join(appFolder, 'static/js')).sort();

test('a release of the shell replaces the page, keeps the scripts of earlier ones, and can be taken back', () => {
  releaseGames(1);
  releaseShells(1, 2);
  expect(top()).toEqual(
    [
      'areas',
      'areas.json',
      'builds',
      'index.html',
      'only-in-2.txt',
      'releases.json',
      'shell',
      'static',
    ].sort(),
  );
  expect(scripts()).toEqual(['1.js', '2.js', 'shared.js']);
  expect(goBack(appFolder, 'shell')).toBe(idOf(1));
  expect(top()).toContain('only-in-1.txt');
  expect(top()).not.toContain('only-in-2.txt');
  expect(top()).not.toContain('release.json');
  expect(readFileSync(path.join(appFolder, 'builds/latest.json'), 'utf8')).toBe('1');
  expect(game()).toBe(buildOf(1));
});

test('a shell whose script is damaged is not offered again', () => {
  releaseShells(1, 2);
  writeFileSync(path.join(appFolder, 'static/js/1.js'), 'other');
  expect(() => goBack(appFolder, 'shell')).toThrow("isn't as it was released: static/js/1.js.");
  rmSync(path.join(appFolder, 'static/js/1.js'));
  expect(() => goBack(appFolder, 'shell')).toThrow("isn't as it was released: static/js/1.js.");
  expect(offeredBuild(appFolder, 'shell')).toBe(idOf(2));
});

test('old releases of the shell go with the scripts that only they had', () => {
  releaseShells(1, 2, 3);
  pinRelease(appFolder, 'shell', idOf(2));
  releaseShells(4, 5, 6, 7);
  expect(offeredBuild(appFolder, 'shell')).toBe(idOf(2));
  expect(scripts()).toEqual(['2.js', '3.js', '4.js', '5.js', '6.js', '7.js', 'shared.js']);
});

test('a shell placed without a release leaves the scripts of releases, and takes those of the one placed before', () => {
  releaseShells(1);
  placeShell(appFolder, shellOf(2));
  placeShell(appFolder, shellOf(3));
  expect(scripts()).toEqual(['1.js', '3.js', 'shared.js']);
  expect(existsSync(path.join(appFolder, 'shell', idOf(1)))).toBe(true);
  expect(goBack(appFolder, 'shell')).toBe(idOf(1));
  expect(top()).toContain('only-in-1.txt');
});
