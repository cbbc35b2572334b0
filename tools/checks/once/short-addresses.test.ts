// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tests plant templates in texts of code
import { treeOf } from '../testing/tree-of';
import { checkShortAddresses } from './short-addresses';

const found = (text: string, path = 'remotes/game/src/a.tsx') =>
  checkShortAddresses(treeOf({ [path]: text })).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  'const a = `${id.slice(0, 6)}…${id.slice(-4)}`;',
  'const a = `Paid to ${id.slice(0, 6)}...${id.slice(-4)}.`;',
  "const a = id.substring(0, 6) + '…' + id.substring(39);",
  'const a = <p>{id.slice(0, 6)}…{id.slice(-4)}</p>;',
])('finds %s', (text) => {
  expect(found(`\n${text}`)).toEqual(['2 shortens a text to its two ends.']);
});

test.each([
  'const a = `${line.slice(0, 80)}…`;',
  'const a = `${line.slice(0, 80)}…${count}`;',
  'const a = `${day.slice(0, 4)}-${day.slice(4, 6)}`;',
  'const a = b < c;',
])('accepts %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('leaves its form to the one function', () => {
  const text = 'const a = `${id.slice(0, 5)}…${id.slice(-5)}`;';
  expect(found(text, 'shared/src/arweave/short-address.ts')).toEqual([]);
});
