import { treeOf } from '../testing/tree-of';
import { checkSize } from './size';

const short = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`shell/short/${at}.ts`, 'x;']));
const lines = (count: number) => 'x;\n'.repeat(count);

test('a file over 400 lines is too long, unless a program wrote it', () => {
  const found = checkSize(
    treeOf({
      'shell/a.ts': lines(401),
      'shell/b.ts': lines(400),
      ...short,
      'shell/c.ts': `// @generated from the protocol\n${lines(900)}`,
    }),
  );
  expect(found.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'shell/a.ts has 401 lines; 400 is the limit.',
  ]);
});

test('half of the files stay below 80 lines, nine in ten below 250', () => {
  const long = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`shell/${at}.ts`, lines(300)]));
  expect(checkSize(treeOf(long)).map(({ problem }) => problem)).toEqual([
    'Half of the files should have fewer than 80 lines; now the border is at 300.',
    '90 % of the files should have fewer than 250 lines; now the border is at 300.',
  ]);
});
