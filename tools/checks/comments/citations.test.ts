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
  ['docs/product.md 4.3', 'cites section 4.3 of docs/product.md, which has none of that number.'],
  ['docs/nowhere.md', "cites docs/nowhere.md, which doesn't exist."],
  ['decision 099', "cites docs/decisions/099, which doesn't exist."],
])('finds %s', expectFound);

test('documents cite and link what is there', () => {
  expect(
    found(
      'docs/guides/a.md',
      'See [it](../product.md#4) and [that](../other.md), [web](https://a.example), docs/no.md.',
    ),
  ).toEqual(["1 cites docs/no.md, which doesn't exist.", "1 links to ../other.md, which doesn't exist."]);
});
