import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { earlyWordsFile, longestPathWithWords } from '../../shell/src/boot/early-words';
import { writeFiles } from '../build/write-files';
import { placeShell, readRegistry, writeRegistry } from './app-folder';
import { offerArea, releaseArea } from './release-area';
import { releaseShell } from './release-shell';
import { createReleaseStage, type ReleaseStage } from './testing/release-stage';

let stage: ReleaseStage;
beforeEach(() => {
  stage = createReleaseStage();
});
afterEach(() => stage.remove());

/** Releases a build of an area that ships a text as its first views. */
function releaseWith(name: string, hash: string, text: string): void {
  const dist = stage.areaDist(name, hash);
  writeFiles(dist, { 'first-views.json': text });
  releaseArea(name, { appFolder: stage.appFolder, dist });
}

/** Releases a build of the area `hall` with a first view of one page, and another page of the same length. */
function release(hash: string): void {
  const views = { '/hall/blue': { heading: hash }, '/hall/pink': { heading: hash } };
  releaseWith('hall', hash, JSON.stringify({ en: views, ja: {}, 'zh-cn': views }));
}

/** Returns what the boot script finds for a path. */
function found(page: string, locale: 'en' | 'ja' | 'pl' | 'zh-cn' = 'en'): unknown {
  const file = path.join(stage.appFolder, earlyWordsFile(page, locale) ?? '');
  return JSON.parse(readFileSync(file, 'utf8'))[page];
}

test('the boot script finds the words of the build that is offered, also after going back', () => {
  release('11111111');
  expect(found('/hall/blue')).toEqual({ build: '0.1.0-11111111', heading: '11111111' });
  expect(found('/hall/pink', 'zh-cn')).toEqual({ build: '0.1.0-11111111', heading: '11111111' });
  release('22222222');
  expect(found('/hall/blue')).toEqual({ build: '0.1.0-22222222', heading: '22222222' });
  offerArea(stage.appFolder, 'hall', '0.1.0-11111111');
  expect(found('/hall/blue')).toEqual({ build: '0.1.0-11111111', heading: '11111111' });
});

test('no request for words fails, though a page has none', () => {
  release('11111111');
  expect(found('/hall/blue', 'ja')).toBeUndefined();
  expect(found('/hall/blue', 'pl')).toBeUndefined();
  for (let length = 1; length <= longestPathWithWords; length += 1)
    expect(found('/'.repeat(length))).toBeUndefined();
});

test('an area that is switched off has no words, and another shell takes none away', () => {
  release('11111111');
  placeShell(stage.appFolder, stage.write('shell', { 'index.html': 'new' }));
  expect(found('/hall/blue')).toBeDefined();
  const { areas } = readRegistry(stage.appFolder);
  const hall = areas.hall;
  if (!hall) throw new Error('The area is not there');
  writeRegistry(stage.appFolder, { areas: { hall: { ...hall, enabled: false } } });
  expect(found('/hall/blue')).toBeUndefined();
  expect(existsSync(path.join(stage.appFolder, 'first-views/pl/40.json'))).toBe(true);
});

test.each(['', 'null', '{"en":null,"ja":7}', '<h1>Hello</h1>'])(
  'an area that ships %j as its first views is released without any, and others keep theirs',
  (text) => {
    release('11111111');
    releaseWith('tent', '22222222', text);
    expect(found('/hall/blue')).toBeDefined();
    expect(found('/tent/blue')).toBeUndefined();
  },
);

test('an area gives views of its own pages alone, under the name of its own build', () => {
  release('11111111');
  const view = { heading: 'Tent', build: '0.1.0-11111111' };
  const views = { '/hall/blue': view, '/tent/blue': view, '/about': view };
  releaseWith('tent', '22222222', JSON.stringify({ en: views }));
  expect(found('/hall/blue')).toEqual({ build: '0.1.0-11111111', heading: '11111111' });
  expect(found('/tent/blue')).toEqual({ build: '0.1.0-22222222', heading: 'Tent' });
  expect(found('/about')).toBeUndefined();
});

test('a shell that is released into an app without first views finds them', () => {
  release('11111111');
  rmSync(path.join(stage.appFolder, 'first-views'), { recursive: true });
  const dist = stage.write('shell', {
    'index.html': `<meta name="build" content="${'1'.repeat(16)}">`,
    'static/js/1.js': '1',
  });
  releaseShell({ appFolder: stage.appFolder, dist, contract: '2.1' });
  expect(found('/hall/blue')).toEqual({ build: '0.1.0-11111111', heading: '11111111' });
});
