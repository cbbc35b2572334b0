import { treeOf } from '../testing/tree-of';
import { checkCitations } from './citations';

const docs = {
  'docs/product/wallets.md': '# 4 Wallets\n\n## 4.2 The popup\n\nAs long as 9.31 says (4.2, 9.32).\n',
  'docs/product/constants.md': '# 9 Constants\n\n| 9.31 | length | 4 |\n| 16 pixels | 1 |\n\n## 9.32 Width\n',
  'docs/decisions/010-beacon.md': '# Beacon\n',
};

const found = (file: string, text: string) =>
  checkCitations(treeOf({ ...docs, [file]: text })).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  '// docs/product 4.2 says so; docs/product 9.31 has more, docs/a.png too.',
  '// `docs/product` 4.2 and 9.31; docs/product 9.31 to 9.32, 5 of each; 9.31 of docs/product.',
  '// docs/product\n// 4.2, and docs/product/wallets.md 4.2.',
  '// As docs/product section 4, and docs/decisions/010 say (decision 010).',
  '// See docs/decisions/010-beacon.md. RFC 4648 section 5 is a standard.',
  "import x from '../shared/errors';",
])('accepts %s', (text) => {
  expect(found('shell/a.ts', text)).toEqual([]);
});

/** Expects that a comment with this text is found, in TypeScript and in Lua. */
function expectFound(text: string, problem: string): void {
  expect(found('shell/a.ts', `\n// ${text}`)).toEqual([`2 ${problem}`]);
  expect(found('processes/rabbit/src/a.lua', `\n-- ${text}`)).toEqual([`2 ${problem}`]);
}

// Each name is in parts, so that no line of this file reads like such a citation itself.
test.each([
  [['product', 'spec'], '-', ' section 4'],
  [['product', 'spec'], ' ', ' wants it'],
  [['product', 'specification'], ' ', ''],
  [['design', '3.4'], ' ', ' has it'],
  [['design', 'section', '3.4'], ' ', ''],
  [['House', 'style'], ' ', ': small files'],
  [['house', 'style'], '-', ''],
  [['tested', 'facts'], '-', ' 4'],
  [['..', 'shared', 'notes.md'], '/', ' says so'],
])('finds a document outside of the repository: %j joined by %j', (parts, between, rest) => {
  const name = parts.join(between);
  expectFound(`See ${name}${rest}`, `cites "${name}", which is not in this repository.`);
});

test.each([
  ['docs/product 4.3', 'cites section 4.3 of docs/product, which has none of that number.'],
  ['docs/product 16', 'cites section 16 of docs/product, which has none of that number.'],
  ['docs/product 4.2, 9.31 and 9.30', 'cites section 9.30 of docs/product, which has none of that number.'],
  ['`docs/product` 9.3', 'cites section 9.3 of docs/product, which has none of that number.'],
  ['9.30 of docs/product', 'cites section 9.30 of docs/product, which has none of that number.'],
  ['a limit (9.31, 9.30)', 'cites section 9.30 of docs/product, which has none of that number.'],
  [
    'docs/product/wallets.md 9.31',
    'cites section 9.31 of docs/product/wallets.md, which has none of that number.',
  ],
  ['docs/product.md 4.2', "cites docs/product.md, which doesn't exist."],
  ['docs/nowhere.md', "cites docs/nowhere.md, which doesn't exist."],
  ['decision 099', "cites docs/decisions/099, which doesn't exist."],
])('finds %s', expectFound);

test('documents cite and link what is there', () => {
  expect(
    found(
      'docs/guides/a.md',
      'See [it](../product/wallets.md#4-wallets) and [that](../other.md), [web](https://a.example), docs/no.md.',
    ),
  ).toEqual(["1 cites docs/no.md, which doesn't exist.", "1 links to ../other.md, which doesn't exist."]);
  expect(
    found('docs/a.md', '# A page\n\n[Above](#a-page), [below](#below), [it](product/wallets.md#43)'),
  ).toEqual([
    '3 links to #below of docs/a.md, which has no such heading.',
    '3 links to #43 of docs/product/wallets.md, which has no such heading.',
  ]);
});

test.each([
  ['As (4.2, 4.3) say.', '1 cites section 4.3 of docs/product, which has none of that number.'],
  ['At most 9.4.', '1 cites section 9.4 of docs/product, which has none of that number.'],
  ['| 9.31 | height | 2 |', '1 has the number 9.31, which docs/product has twice.'],
  ['## 4.2 A sheet', '1 has the number 4.2, which docs/product has twice.'],
])('finds %s in a chapter of the product', (text, problem) => {
  expect(found('docs/product/a.md', text)).toContain(problem);
});

test('a chapter may have measures that look like numbers of sections', () => {
  expect(found('docs/product/a.md', 'At most 1.15 times (about 2.5 px), 19.3 or 0.5 s.')).toEqual([]);
});
