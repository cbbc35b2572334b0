import { treeOf } from '../testing/tree-of';
import { checkTerms } from './terms';

const table = '| English | write | never | except |\n|---|---|---|---|\n';

/** Problems of one Polish message whose English is given, under a glossary with these rows. */
function problems(english: string, polish: string, rows: string, more: Record<string, string> = {}) {
  return checkTerms(
    treeOf({
      'shell/locales/en.json': JSON.stringify({ hello: english }),
      'shell/locales/pl.json': JSON.stringify({ hello: polish }),
      'docs/glossary/en.md': `${table}| color | color | colour | |`,
      'docs/glossary/pl.md': `${table}${rows}`,
      ...more,
    }),
  ).findings.map(({ file, problem }) => `${file} ${problem}`);
}

const wallet = '| wallet | portfel- | kiesa | |';

test('a message uses the word of its language for a concept that the English one names', () => {
  expect(problems('Two wallets', 'Dwa portfele', wallet)).toEqual([]);
  expect(problems('Your wallet', 'Torba', wallet)).toEqual([
    'shell/locales/pl.json "hello" has no "portfel-" for "wallet": "Torba".',
  ]);
});

test('a placeholder, a product and a longer word are no mention of a concept', () => {
  expect(problems('{{wallet}} of QuickWallet: walletless', 'Cześć', wallet)).toEqual([]);
});

test('a concept whose name has that of a product in it is met', () => {
  expect(problems('Show the QR code', 'Pokaż kwadrat', '| QR code | kod- QR | | |')).toEqual([
    'shell/locales/pl.json "hello" has no "kod- QR" for "QR code": "Pokaż kwadrat".',
  ]);
});

test('a message may say it otherwise where the glossary says so', () => {
  expect(problems('Your wallet', 'Torba', '| wallet | portfel- | | hello |')).toEqual([]);
});

test('a forbidden word is found, whatever the English says', () => {
  expect(problems('Hello', 'Twoja Kiesa', wallet)).toEqual(['shell/locales/pl.json "hello" says "kiesa".']);
  expect(problems('Good colour', 'Dobrze', wallet)).toEqual(['shell/locales/en.json "hello" says "colour".']);
});

test('a forbidden word is a whole one, unless a hyphen stands for its endings', () => {
  expect(problems('Hello', 'Dwie kiesady', wallet)).toEqual([]);
  expect(problems('Hello', 'Dwie kiesady', '| wallet | portfel- | kiesa- | |')).toEqual([
    'shell/locales/pl.json "hello" says "kiesa-".',
  ]);
  const [ja, glossary] = ['shell/locales/ja.json', 'docs/glossary/ja.md'];
  expect(
    problems('Hello', 'Dobrze', wallet, {
      [ja]: JSON.stringify({ hello: 'コードです' }),
      [glossary]: `${table}| code | 記号 | コード | |`,
    }),
  ).toEqual([`${ja} "hello" says "コード".`]);
});

test('a forbidden word with a capital may begin a sentence', () => {
  const rows = '| you, your | ty | Twój | |';
  expect(problems('Hello', 'Twój dom. Twój las', rows)).toEqual([]);
  expect(problems('Hello', 'To Twój dom', rows)).toEqual(['shell/locales/pl.json "hello" says "Twój".']);
  expect(problems('Hello', 'Dobrze: Twój dom', rows)).toEqual(['shell/locales/pl.json "hello" says "Twój".']);
});

test('long texts are held to it, too', () => {
  const file = 'shell/src/pages/texts/pl/terms.json';
  expect(problems('Hello', 'Cześć', wallet, { [file]: '{"title": "kiesa"}' })).toEqual([
    `${file} The text says "kiesa".`,
  ]);
});

test('a language without a glossary is found', () => {
  expect(problems('Hello', 'Cześć', '', { 'docs/glossary/pl.md': '' })).toEqual([
    'docs/glossary/pl.md There is no glossary of this language.',
  ]);
});
