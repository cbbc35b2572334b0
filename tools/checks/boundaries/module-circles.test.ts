import { treeOf } from '../testing/tree-of';
import { checkModuleCircles } from './module-circles';

const problems = (files: Record<string, string>) =>
  checkModuleCircles(treeOf(files)).findings.map(({ problem }) => problem);

test('a chain is no circle', () => {
  expect(
    problems({ 'shell/a.ts': "import './b';", 'shell/b.ts': "import './c';", 'shell/c.ts': '' }),
  ).toEqual([]);
});

test('a circle is named once, as the way through it', () => {
  expect(
    problems({
      'shell/a.ts': "import './b';",
      'shell/b.ts': "export * from './c';",
      'shell/c.ts': "import type { A } from './a';",
    }),
  ).toEqual(['Modules import each other: shell/a.ts → shell/b.ts → shell/c.ts → shell/a.ts.']);
});

test('a module that imports itself is a circle', () => {
  expect(problems({ 'shell/a.ts': "import './a';" })).toHaveLength(1);
});

test('a lazy import may close a circle', () => {
  expect(problems({ 'shell/a.ts': "const b = import('./b');", 'shell/b.ts': "import './a';" })).toEqual([]);
});
