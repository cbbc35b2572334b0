import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offerBuilds, placeArea, placeShell, pruneAreas, readRegistry, writeRegistry } from './app-folder';
import { offerArea, releaseArea } from './release-area';
import { createReleaseStage, type ReleaseStage } from './testing/release-stage';

let stage: ReleaseStage;
let appFolder: string;

beforeEach(() => {
  stage = createReleaseStage();
  appFolder = stage.appFolder;
});
afterEach(() => stage.remove());

const distOf = (name: string, hash: string) => stage.areaDist(name, hash);

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
  offerArea(appFolder, 'game', '0.1.0-11111111');
  expect(offered()).toEqual({ game: '0.1.0-11111111' });
});

test('a build that was never there cannot be gone back to, and nothing changes', () => {
  releaseArea('game', { appFolder, dist: distOf('game', '11111111') });
  expect(() => offerArea(appFolder, 'game', '0.1.0-99999999')).toThrow(
    `${path.join(appFolder, 'areas/game/0.1.0-99999999')} holds no release: its files were deleted.`,
  );
  expect(offered()).toEqual({ game: '0.1.0-11111111' });
});

test('another shell replaces the shell alone', () => {
  releaseArea('game', { appFolder, dist: distOf('game', '11111111') });
  const dist = stage.write('shell', { 'index.html': 'new' });
  writeFileSync(path.join(appFolder, 'old.js'), 'old');
  const ofOwner = ['network.json', '.well-known'];
  for (const name of ofOwner) writeFileSync(path.join(appFolder, name), name);
  placeShell(appFolder, dist);
  expect(ofOwner.map((name) => readFileSync(path.join(appFolder, name), 'utf8'))).toEqual(ofOwner);
  expect(readFileSync(path.join(appFolder, 'index.html'), 'utf8')).toBe('new');
  expect(existsSync(path.join(appFolder, 'old.js'))).toBe(false);
  expect(offered()).toEqual({ game: '0.1.0-11111111' });
});

test('a shell that lies there already is not touched, so that others may read it meanwhile', () => {
  const dist = stage.write('shell', {
    'index.html': 'new',
    'static/main.1.js': 'main',
    'ja/index.html': 'ja',
  });
  placeShell(appFolder, dist);
  const page = path.join(appFolder, 'index.html');
  const { ino } = statSync(page);
  placeShell(appFolder, dist);
  expect(statSync(page).ino).toBe(ino);
  writeFileSync(path.join(appFolder, 'ja/old.html'), 'old');
  placeShell(appFolder, dist);
  expect(existsSync(path.join(appFolder, 'ja/old.html'))).toBe(false);
  rmSync(path.join(appFolder, 'static/main.1.js'));
  placeShell(appFolder, dist);
  expect(existsSync(path.join(appFolder, 'static/main.1.js'))).toBe(true);
});

test('pruning keeps what is offered and what was released, and nothing else', () => {
  const place = (hash: string) => offerBuilds(appFolder, [placeArea(appFolder, distOf('game', hash))]);
  place('11111111');
  place('22222222');
  pruneAreas(appFolder);
  expect(readdirSync(path.join(appFolder, 'areas/game'))).toEqual(['0.1.0-22222222']);
  releaseArea('game', { appFolder, dist: distOf('game', '33333333') });
  place('44444444');
  place('55555555');
  pruneAreas(appFolder);
  expect(readdirSync(path.join(appFolder, 'areas/game')).sort()).toEqual([
    '0.1.0-22222222',
    '0.1.0-33333333',
    '0.1.0-55555555',
  ]);
});

test('a release and a build keep the rest of the registry: folders for overrides, and areas that are off', () => {
  releaseArea('game', { appFolder, dist: distOf('game', '11111111') });
  const { areas } = readRegistry(appFolder);
  const { game } = areas;
  if (!game) throw new Error('game is not registered');
  const overrideFolders = ['https://builds.example/'];
  writeRegistry(appFolder, { areas: { game: { ...game, enabled: false } }, overrideFolders });
  const left = () => {
    const { areas: now, overrideFolders: folders } = readRegistry(appFolder);
    return [now.game?.build, now.game?.enabled, folders];
  };
  releaseArea('game', { appFolder, dist: distOf('game', '22222222') });
  expect(left()).toEqual(['0.1.0-22222222', false, overrideFolders]);
  offerBuilds(appFolder, [placeArea(appFolder, distOf('game', '33333333'))]);
  expect(left()).toEqual(['0.1.0-33333333', false, overrideFolders]);
});

test('a released build never changes, and a build that was not released may', () => {
  const first = distOf('game', '11111111');
  placeArea(appFolder, first);
  writeFileSync(path.join(first, 'picture.svg'), 'one');
  placeArea(appFolder, first);
  expect(existsSync(path.join(appFolder, 'areas/game/0.1.0-11111111/picture.svg'))).toBe(true);
  releaseArea('game', { appFolder, dist: first });
  releaseArea('game', { appFolder, dist: first });
  writeFileSync(path.join(first, 'picture.svg'), 'two');
  expect(() => releaseArea('game', { appFolder, dist: first })).toThrow(
    'was released with other bytes (picture.svg). A release never changes: raise the version.',
  );
});

test.each([
  ['a changed file', 'picture.svg', 'two', 'picture.svg'],
  ['a further file', 'new.js', '', 'new.js'],
  ['a seal written again', 'release.json', '{"files":{}}', 'release.json'],
])('%s in a released folder is never offered', (_, file, text, named) => {
  const first = distOf('game', '11111111');
  writeFileSync(path.join(first, 'picture.svg'), 'one');
  releaseArea('game', { appFolder, dist: first });
  releaseArea('game', { appFolder, dist: distOf('game', '22222222') });
  const folder = path.join(appFolder, 'areas/game/0.1.0-11111111');
  writeFileSync(path.join(folder, file), text);
  expect(() => offerArea(appFolder, 'game', '0.1.0-11111111')).toThrow(
    `${folder} isn't as it was released: ${named}.`,
  );
  expect(offered()).toEqual({ game: '0.1.0-22222222' });
});

test('the dist of another area is no release of this one', () => {
  const dist = distOf('social', '11111111');
  expect(() => releaseArea('game', { appFolder, dist })).toThrow('holds the area social, not game.');
  expect(existsSync(appFolder)).toBe(false);
});
