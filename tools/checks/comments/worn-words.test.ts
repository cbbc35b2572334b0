import { treeOf } from '../testing/tree-of';
import { checkWornWords } from './worn-words';

const found = (file: string, text: string) =>
  checkWornWords(treeOf({ [file]: text })).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  ['undefined for a text that is none', 'is none'],
  ['The page of before stays', 'of before'],
  ['The button stands below', 'stands'],
  ['It must stand there', 'stand'],
  ['Tells a person so', 'Tells'],
  ['The one that comes first', 'one that'],
  ['Another one which fits', 'one which'],
])('finds %s', (text, words) => {
  const problem = `2 A comment says "${words}".`;
  expect(found('shell/a.ts', `\n// ${text}`)).toEqual([problem]);
  expect(found('processes/rabbit/src/a.lua', `\n-- ${text}`)).toEqual([problem]);
  expect(found('shell/a.css', `\n/* ${text} */`)).toEqual([problem]);
});

test.each([
  'The letter R stands for red.',
  'A stand-in for the wallet.',
  'The standing of a player, whom readers understand.',
  'Returns none of them.',
  'One of those.',
])('accepts %s', (text) => {
  expect(found('shell/a.ts', `// ${text}`)).toEqual([]);
});

test('accepts them in the types of annotations', () => {
  expect(found('processes/rabbit/src/a.lua', "---@return 'stands' | 'falls'")).toEqual([]);
});

test('accepts them in strings', () => {
  expect(found('shell/a.ts', "export const a = '// it is none';")).toEqual([]);
});
