import { treeOf } from '../testing/tree-of';
import { checkCitations } from './citations';

const docs = {
  'docs/product.md': '# Product\n\n## 4 Wallets\n\n### 4.2 The popup\n\n| 9.31 | length | 4 |\n',
  'docs/decisions/010-beacon.md': '# Beacon\n',
};

const found = (file: string, text: string) =>
  checkCitations(treeOf({ ...docs, [file]: text })).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  '// docs/product.md 4.2 says so; docs/product.md 9.31 has more, docs/a.png too.',
  '// As docs/product.md section 4, and docs/decisions/010 say (decision 010).',
  '// See docs/decisions/010-beacon.md. RFC 4648 section 5 is a standard.',
  "import x from '../shared/errors';",
])('accepts %s', (text) => {
  expect(found('shell/a.ts', text)).toEqual([]);
});

test.each([
  ['// product-spec section 4', 'cites "product-spec", which is not in this repository.'],
  ['// The product spec wants it.', 'cites "product spec", which is not in this repository.'],
  ['// design 3.4', 'cites "design 3.4", which is not in this repository.'],
  ['// House style: small files', 'cites "House style", which is not in this repository.'],
  ['// see tested-facts 4', 'cites "tested-facts", which is not in this repository.'],
  ['// see ../shared/notes.md', 'cites "../shared/notes.md", which is not in this repository.'],
  ['// docs/product.md 4.3', 'cites section 4.3 of docs/product.md, which has none of that number.'],
  ['// docs/nowhere.md', "cites docs/nowhere.md, which doesn't exist."],
  ['// decision 099', "cites docs/decisions/099, which doesn't exist."],
])('finds %s', (text, problem) => {
  expect(found('shell/a.ts', `\n${text}`)).toEqual([`2 ${problem}`]);
  expect(found('processes/rabbit/src/a.lua', `\n${text.replace('//', '--')}`)).toEqual([`2 ${problem}`]);
});

test('documents cite and link what is there', () => {
  expect(
    found(
      'docs/guides/a.md',
      'See [it](../product.md#4) and [that](../other.md), [web](https://a.example), docs/no.md.',
    ),
  ).toEqual(["1 cites docs/no.md, which doesn't exist.", "1 links to ../other.md, which doesn't exist."]);
});
