import { type Locale, locales } from '../../../shared/src/i18n/locales';
import { treeOf } from '../testing/tree-of';
import { checkMessages } from './messages';
import { formsOf } from './plurals';

type Catalogue = Record<string, string>;

/** A catalogue in order: every message translated, in the plural forms of the language. */
function translated(english: Catalogue, code: Locale): Catalogue {
  return Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => !key.endsWith('_one') || formsOf(code).includes('one'))
      .map(([key, value]) => [key, `訳 ${value}`]),
  );
}

/** Problems of the game's catalogues: English and Polish as given, the others in order. */
function problems(english: Catalogue, polish: Catalogue, source: string, more: Record<string, string> = {}) {
  const files: Record<string, string> = { 'remotes/game/src/a.tsx': source };
  for (const workspace of ['shell', 'shared', 'remotes/game', 'remotes/social']) {
    for (const { code } of locales) files[`${workspace}/locales/${code}.json`] = '{}';
  }
  for (const { code } of locales)
    files[`remotes/game/locales/${code}.json`] = JSON.stringify(translated(english, code));
  files['remotes/game/locales/en.json'] = JSON.stringify(english);
  files['remotes/game/locales/pl.json'] = JSON.stringify(polish);
  return checkMessages(treeOf({ ...files, ...more })).findings.map(
    ({ file, problem }) => `${file} ${problem}`,
  );
}

const pl = 'remotes/game/locales/pl.json';
const en = 'remotes/game/locales/en.json';
const code = 'remotes/game/src/a.tsx';

test('catalogues that agree with each other and with the code are fine', () => {
  expect(problems({ hello: 'Hello {{name}}' }, { hello: 'Cześć {{name}}' }, "t('hello');")).toEqual([]);
});

test('a language needs the plural forms of its own grammar', () => {
  const english = { rabbits_one: 'One rabbit', rabbits_other: '{{count}} rabbits' };
  const polish = {
    rabbits_few: '{{count}} króliki',
    rabbits_many: '{{count}} królików',
    rabbits_one: 'Jeden królik',
    rabbits_other: '{{count}} królika',
  };
  expect(problems(english, polish, "t('rabbits', { count });")).toEqual([]);
  const { rabbits_few, ...lacking } = polish;
  expect(problems(english, lacking, "t('rabbits', { count });")).toEqual([`${pl} lacks "rabbits_few".`]);
});

test('missing, surplus and unsorted keys are found', () => {
  expect(problems({ a: 'One', b: 'Two' }, { c: 'Trzy', a: 'Jeden' }, "t('a'); t('b');")).toEqual([
    `${pl} lacks "b".`,
    `${pl} has "c", which English lacks or this language has no plural form for.`,
    `${pl} is out of order at "a".`,
  ]);
});

test('placeholders must be those of English', () => {
  expect(problems({ a: 'Hi {{name}}' }, { a: 'Cześć {{imie}}' }, "t('a');")).toEqual([
    `${pl} "a" lacks {{name}} and names {{imie}}.`,
  ]);
});

test('a message that is still English is found, names and signs are not', () => {
  const english = { a: 'Scan a rabbit', b: 'QuickWallet {{version}}', c: '→' };
  expect(problems(english, english, "t('a'); t('b'); t('c');")).toEqual([
    `${pl} "a" is the same as in English: "Scan a rabbit".`,
  ]);
});

test('an unused key is found; keys put together at run time are used', () => {
  const english = { 'colour.blue': 'Blue', old: 'Old' };
  const polish = { 'colour.blue': 'Niebieski', old: 'Stary' };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test.
  expect(problems(english, polish, 't(`colour.${colour}`);')).toEqual([`${en} "old" is never asked for.`]);
});

test('a key that code asks for must exist', () => {
  expect(problems({}, {}, "t('nowhere'); const route = { titleKey: 'title' };")).toEqual([
    `${code} asks for the message "nowhere", which no catalogue has.`,
    `${code} asks for the message "title", which no catalogue has.`,
  ]);
});

test('every code that is raised has a message, and every such message a code', () => {
  const english = { 'error.game.lost': 'Lost', 'error.game.won': 'Won' };
  const polish = { 'error.game.lost': 'Przegrana', 'error.game.won': 'Wygrana' };
  const source = "throw new AppError('game.lost'); throw new AppError('game.drawn');";
  expect(problems(english, polish, source)).toEqual([
    `${code} raises the error game.drawn, which has no message.`,
    `${en} "error.game.won" is never asked for.`,
  ]);
});

test('codes of processes count as raised', () => {
  const english = { 'error.rabbit.unknown': 'Rabbit does not exist' };
  const polish = { 'error.rabbit.unknown': 'Królik nie istnieje' };
  expect(problems(english, polish, '', { 'processes/rabbit/src/a.lua': "fail('rabbit.unknown')" })).toEqual(
    [],
  );
});

test('a code that only generated Lua raises counts as never raised', () => {
  const english = { 'error.rabbit.unknown': 'Rabbit does not exist' };
  const polish = { 'error.rabbit.unknown': 'Królik nie istnieje' };
  expect(
    problems(english, polish, '', {
      'processes/rabbit/src/a.lua': "-- @generated\nfail('rabbit.unknown')",
    }),
  ).toEqual([`${en} "error.rabbit.unknown" is never asked for.`]);
});

test('a code put together at run time is raised', () => {
  const english = { 'error.camera.busy': 'The camera is busy' };
  const polish = { 'error.camera.busy': 'Aparat jest zajęty' };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test.
  expect(problems(english, polish, 'throw new AppError(`camera.${kind}`);')).toEqual([]);
});
