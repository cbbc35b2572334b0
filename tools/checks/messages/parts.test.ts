import { locales } from '../../../shared/src/i18n/locales';
import { treeOf } from '../testing/tree-of';
import { cataloguesOf } from './catalogues';
import { checkParts } from './parts';
import { fileMentions } from './usage';

type Catalogue = Record<string, string>;

/** Problems of a shell whose wall comes later, with messages by folder below `locales` and files of code. */
function problems(catalogues: Record<string, Catalogue>, code: Record<string, string>) {
  const files: Record<string, string> = {};
  for (const workspace of ['shell', 'shared', 'remotes/game', 'remotes/social'])
    for (const { code: locale } of locales) files[`${workspace}/locales/${locale}.json`] = '{}';
  for (const [folder, messages] of Object.entries(catalogues))
    for (const { code: locale } of locales) files[`${folder}/${locale}.json`] = JSON.stringify(messages);
  const parts = { 'parts/package.json': JSON.stringify({ name: '@rainbow-rabbit/parts' }) };
  const tree = treeOf({ ...files, ...parts, ...code });
  return checkParts(tree, cataloguesOf(tree), fileMentions(tree)).map(
    ({ file, problem }) => `${file} ${problem}`,
  );
}

const wall = { 'shell/locales/wall': { 'wall.title': 'Wall' } };
const lazily = { 'shell/src/start.tsx': "void import('./pages/wall/page');" };

test('a part of the code asks for its own messages once it is loaded', () => {
  expect(problems(wall, { ...lazily, 'shell/src/pages/wall/page.tsx': "t('wall.title');" })).toEqual([]);
});

test('code outside the part must not ask for its messages', () => {
  expect(problems(wall, { ...lazily, 'shell/src/pages/about/page.tsx': "t('wall.title');" })).toEqual([
    'shell/src/pages/about/page.tsx asks for "wall.title" of shell/locales/wall/en.json, which may not be loaded yet.',
  ]);
});

test('nor may code of the part that runs before its messages are fetched', () => {
  const code = {
    'shell/src/start.tsx': "import './pages/wall/wall';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test.
    'shell/src/pages/wall/wall.tsx': 't(`wall.${name}`);',
  };
  expect(problems(wall, code)).toEqual([
    'shell/src/pages/wall/wall.tsx asks for "wall.title" of shell/locales/wall/en.json, which may not be loaded yet.',
  ]);
});

test('a part that areas bundle has its own messages, and asks for them where they are loaded', () => {
  const making = { 'parts/locales/making': { 'making.title': 'New' } };
  expect(problems(making, { 'parts/src/console/making/page.tsx': "t('making.title');" })).toEqual([]);
  expect(problems(making, { 'parts/src/console/log/log.tsx': "t('making.title');" })).toEqual([
    'parts/src/console/log/log.tsx asks for "making.title" of parts/locales/making/en.json, which may not be loaded yet.',
  ]);
});

test('a key stands in one catalogue of a workspace', () => {
  expect(problems({ ...wall, 'shell/locales': { 'wall.title': 'Wall' } }, {})).toEqual([
    'shell/locales/wall/en.json has "wall.title", which shell/locales/en.json has as well.',
  ]);
});

test('sentences of errors and other messages stand apart', () => {
  const catalogues = {
    'shell/locales/wall': { 'error.wall.broken': 'Broken' },
    'shared/locales/errors': { hello: 'Hello', 'error.wallet.lost': 'Lost' },
  };
  expect(problems(catalogues, {})).toEqual([
    'shared/locales/errors/en.json has "hello", which is no sentence of an error.',
    'shell/locales/wall/en.json has "error.wall.broken", which is the sentence of an error.',
  ]);
});
