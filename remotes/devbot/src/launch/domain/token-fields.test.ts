import { readAddressLines, readHolderLines } from './listed-lines';
import {
  emptyTokenFields,
  isTicker,
  isTokenName,
  type TokenFields,
  termsOfFields,
  tickerOf,
} from './token-fields';

const [creator, ann, bob] = ['C', 'A', 'B'].map((letter) => letter.padEnd(43, 'A')) as [
  string,
  string,
  string,
];
const filled: TokenFields = {
  ...emptyTokenFields,
  name: ' Garden Carrots ',
  ticker: 'CARROT',
  decimals: '3',
};
const terms = (change: Partial<TokenFields> = {}) => termsOfFields({ ...filled, ...change }, { creator });

test('all of the supply is its creator’s, and nobody mints, unless the form says otherwise', () => {
  expect(terms()).toEqual({
    name: 'Garden Carrots',
    ticker: 'CARROT',
    denomination: 3,
    balances: { [creator]: '1000000000' },
    minters: [],
    creator,
  });
});

test('those who are listed get their amounts, and the creator the rest', () => {
  expect(terms({ holders: `${ann} 10.5\n\n  ${bob} = 2,5\n${creator} 1` })?.balances).toEqual({
    [ann]: '10500',
    [bob]: '2500',
    [creator]: '999987000',
  });
  expect(terms({ supply: '5', holders: `${ann} 5` })?.balances).toEqual({ [ann]: '5000' });
  expect(terms({ supply: '5', holders: `${ann} 5.001` })).toBeUndefined();
});

test('those who may mint are nobody, the creator, or a list', () => {
  expect(terms({ minting: 'me' })?.minters).toEqual([creator]);
  expect(terms({ minting: 'list', minters: `${ann}\n${bob}` })?.minters).toEqual([ann, bob]);
  expect(terms({ minting: 'list', minters: ' ' })).toBeUndefined();
});

test('a token of nothing needs somebody who mints', () => {
  expect(terms({ supply: '0' })).toBeUndefined();
  expect(terms({ supply: '0', minting: 'me' })?.balances).toEqual({});
});

test.each<[string, Partial<TokenFields>]>([
  ['no name', { name: '   ' }],
  ['a name that can’t be seen', { name: '\u200b' }],
  ['a name that is too long', { name: 'x'.repeat(65) }],
  ['a ticker with a space', { ticker: 'CAR ROT' }],
  ['a ticker that is too long', { ticker: 'CARROTCARROTS' }],
  ['a supply that is no number', { supply: 'many' }],
  [
    'a supply of more digits than tokens have',
    { supply: '9'.repeat(40), decimals: '36', minting: 'me', holders: 'x' },
  ],
  ['more decimals than tokens have', { decimals: '37' }],
  ['decimals that are no number', { decimals: '1e1' }],
])('%s makes no terms', (_, change) => {
  expect(terms(change)).toBeUndefined();
});

test.each([
  [`${ann}\nnobody`, { kind: 'address', line: 2 }],
  [`${ann}\n\n${ann}`, { kind: 'twice', line: 3 }],
  [`${ann} 5`, { kind: 'address', line: 1 }],
])('the addresses %j have a fault', (text, fault) => {
  expect(readAddressLines(text, 2)).toEqual({ fault });
});

test.each([
  [`${ann} 1\n${bob}`, { kind: 'amount', line: 2 }],
  [`${ann} 0`, { kind: 'amount', line: 1 }],
  [`${ann} 0.0001`, { kind: 'amount', line: 1 }],
  ['5 5', { kind: 'address', line: 1 }],
  [`${ann} 1\n${bob} 1\n${creator} 1`, { kind: 'many', line: 3 }],
])('the holders %j have a fault', (text, fault) => {
  expect(readHolderLines(text, 3, 2)).toEqual({ fault });
});

test('an address of Ethereum can hold and mint', () => {
  const address = `0x${'aB'.repeat(20)}`;
  expect(readAddressLines(address, 1)).toEqual({ list: [address] });
});

test.each([
  ['Garden Carrots', 'GARDEN'],
  ['Très bon café', 'TBC'],
  ['Carrotcarrots', 'CARROTCA'],
  ['兎', ''],
  ['', ''],
])('the name %j suggests the ticker %j', (name, ticker) => {
  expect(tickerOf(name)).toBe(ticker);
});

test('names and tickers are bounded as the process bounds them', () => {
  expect(['兎のにんじん', '🐇', 'a'.repeat(64)].every(isTokenName)).toBe(true);
  expect(['a\nb', '', '\u2003', 'a\u202eb', '\u3164'].some(isTokenName)).toBe(false);
  expect([isTicker('a1'), isTicker('Ä')]).toEqual([true, false]);
});
