import { treeOf } from '../testing/tree-of';
import { checkStyleImports } from './style-imports';

const files = { 'shell/src/a/one.module.css': '', 'shell/src/all.css': '' };
const problems = (text: string) =>
  checkStyleImports(treeOf({ ...files, 'shell/src/a/one.tsx': text })).findings.map(
    ({ line, problem }) => `${line} ${problem}`,
  );

test('style sheets that are there are fine', () => {
  expect(
    problems("import styles from './one.module.css';\nimport '../all.css';\nimport '@scope/pack/a.css';"),
  ).toEqual([]);
});

test.each([
  [
    "import { one } from './one';\nimport styles from './other.module.css';",
    '2 ./other.module.css is not there.',
  ],
  ["import './all.css';", '1 ./all.css is not there.'],
])('a style sheet that is not there is found: %j', (text, problem) => {
  expect(problems(text)).toEqual([problem]);
});

test('a tree without style sheets has nothing to check', () => {
  expect(checkStyleImports(treeOf({ 'shell/src/a.ts': 'export const a = 1;' })).examined).toBe(0);
});
