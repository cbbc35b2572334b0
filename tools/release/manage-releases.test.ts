import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offerBuilds, placeArea, placeShell, readRegistry, writeRegistry } from './app-folder';
import { listReleases } from './list-releases';
import { goBack, keepRelease, offeredBuild, pinRelease, unpinRelease } from './manage-releases';
import { releaseArea } from './release-area';
import { releaseCommand } from './release-command';
import { releaseShell } from './release-shell';
import { createReleaseStage, type ReleaseStage } from './testing/release-stage';

let stage: ReleaseStage;
let appFolder: string;

beforeEach(() => {
  stage = createReleaseStage();
  appFolder = stage.appFolder;
});
afterEach(() => stage.remove());

const hashOf = (number: number) => String(number).repeat(8);
const buildOf = (number: number) => `0.1.0-${hashOf(number)}`;

/** The dist folder of the game's build of that number. */
const distOf = (number: number) => stage.areaDist('game', hashOf(number));

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

test('a release whose files were deleted is passed over, and the list says so', () => {
  releaseGames(1, 2, 3);
  rmSync(path.join(appFolder, 'areas/game', buildOf(2)), { recursive: true });
  expect(() => pinRelease(appFolder, 'game', buildOf(2))).toThrow(
    'holds no release: its files were deleted.',
  );
  expect(goBack(appFolder, 'game')).toBe(buildOf(1));
  expect(listReleases(appFolder, 'game')).toMatch(new RegExp(`${buildOf(2)} .* deleted\n`));
  pinRelease(appFolder, 'game', buildOf(3));
  unpinRelease(appFolder, 'game');
  rmSync(path.join(appFolder, 'areas/game', buildOf(1)), { recursive: true });
  expect(() => goBack(appFolder, 'game')).toThrow(
    `game has no release before ${buildOf(3)}, except for some whose files were deleted: ${buildOf(2)}, ${buildOf(1)}.`,
  );
});

test('what was never released can be neither gone back from nor unpinned', () => {
  releaseGames(1);
  expect(() => goBack(appFolder, 'social')).toThrow('social has no release.');
  expect(() => unpinRelease(appFolder, 'social')).toThrow('social is not pinned.');
  expect(readFileSync(path.join(appFolder, 'releases.json'), 'utf8')).not.toContain('social');
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

const idOf = (number: number) => String(number).repeat(16);

/** The dist folder of the shell's build of that number. */
const shellOf = (number: number) =>
  stage.write(`shell${number}`, {
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
      'first-views',
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

test('the first release of the shell can be taken back to what a build had placed', () => {
  releaseGames(1);
  placeShell(appFolder, shellOf(1));
  releaseShells(2);
  expect(goBack(appFolder, 'shell')).toBe(idOf(1));
  expect(top()).toContain('only-in-1.txt');
  expect(scripts()).toEqual(['1.js', '2.js', 'shared.js']);
  expect(readFileSync(path.join(appFolder, 'builds/latest.json'), 'utf8')).toBe('1');
  expect(listReleases(appFolder, 'shell')).not.toMatch(/deleted|damaged/);
});

test('a shell whose script is damaged is not offered again, and the list says so', () => {
  releaseShells(1, 2);
  writeFileSync(path.join(appFolder, 'static/js/1.js'), 'other');
  expect(listReleases(appFolder, 'shell')).toMatch(new RegExp(`${idOf(1)} .* damaged\\n`));
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

/** Runs a command line; returns what it says. */
const says = async (line: string, isOff = false) =>
  (await releaseCommand(line.split(' '), {
    appFolder,
    isOff,
    release: async (name) => releaseArea(name, { appFolder, dist: distOf(3) }),
  })?.()) ?? 'no command';

test('each command says what it did', async () => {
  releaseGames(1, 2);
  expect(await says('game')).toBe(`game is now ${buildOf(3)}`);
  expect(await says('back game')).toBe(`game is now ${buildOf(2)}; it was ${buildOf(3)}`);
  expect(await says(`keep game ${buildOf(1)}`)).toBe(`${buildOf(1)} is kept`);
  expect(await says(`keep game ${buildOf(1)}`, true)).toBe(`${buildOf(1)} is removed when it is old`);
  expect(await says(`pin game ${buildOf(1)}`)).toBe(`game is pinned to ${buildOf(1)}`);
  expect(await says('game')).toBe(`${buildOf(3)} is released; game stays pinned to ${buildOf(1)}`);
  expect(await says('pin game', true)).toBe(`game stays at ${buildOf(1)} until its next release`);
});

test.each(['keep', 'keep game', 'pin game', 'back', 'game 1', ''])('"%s" is no command', async (line) => {
  releaseGames(1);
  expect(await says(line)).toBe('no command');
});

test.each(['list', 'back game', 'game'])('"%s" in a folder without an app is refused', async (line) => {
  await expect(says(line)).rejects.toThrow(`There is no app in ${appFolder}.`);
  expect(existsSync(appFolder)).toBe(false);
});

test('the list says what people get, with its contracts and marks, and explains these', () => {
  offerBuilds(appFolder, [placeArea(appFolder, stage.areaDist('social', hashOf(7)))]);
  releaseShells(1);
  releaseGames(1, 2);
  keepRelease(appFolder, 'game', buildOf(1));
  pinRelease(appFolder, 'game', buildOf(1));
  const { areas, ...rest } = readRegistry(appFolder);
  const { social, game: entry } = areas;
  if (!(social && entry)) throw new Error('An area is missing');
  const changed = { game: { ...entry, contract: '2.2' }, social: { ...social, enabled: false } };
  writeRegistry(appFolder, { ...rest, areas: changed });
  const moment = /\d{1,2} \w{3,4} \d{4}, \d\d:\d\d UTC/g;
  const lines = listReleases(appFolder).replace(moment, 'then').split('\n');
  expect(lines.map((line) => line.replace(/(?<=\S) {2,}/g, ' | '))).toEqual([
    'shell (the app itself)',
    `  ${idOf(1)} | then | contract 2.1 | offered`,
    '',
    'game',
    `  ${buildOf(2)} | then | contract 2.1`,
    `  ${buildOf(1)} | then | contract 2.1 | offered, pinned, kept, does not fit`,
    '',
    'social',
    `  ${buildOf(7)} | never released | contract 2.1 | switched off`,
    '',
    'Marks',
    expect.stringContaining('  offered: | '),
    expect.stringContaining('  switched off: | '),
    expect.stringContaining('  pinned: | '),
    expect.stringContaining('  kept: | '),
    expect.stringContaining('  does not fit: | '),
    expect.stringContaining('all but the 5 newest'),
  ]);
  expect(() => listReleases(appFolder, 'devbot')).toThrow(
    'The app has no devbot. It has: shell, game, social.',
  );
});
