import { treeOf } from '../testing/tree-of';
import { checkCommentOpenings } from './openings';

const found = (file: string, text: string) =>
  checkCommentOpenings(treeOf({ [file]: text })).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  [
    'shell/a.ts',
    'const a = 1;\n/** Whether it fits. */\nexport const b = a;',
    '2 A comment opens with "Whether".',
  ],
  ['shell/a.tsx', 'const a = 1; // what is meant', '1 A comment opens with "what".'],
  ['tools/run/a.mjs', '/*\n * Who calls.\n */', '1 A comment opens with "Who".'],
  ['shell/a.css', '.a {}\n/* How wide. */', '2 A comment opens with "How".'],
  ['processes/rabbit/src/a.lua', 'local a = 1\n--- What it is.\n', '2 A comment opens with "What".'],
  ['processes/rabbit/src/a.lua', '--[[ Whether ]]', '1 A comment opens with "Whether".'],
])('finds it in %s', (file, text, problem) => {
  expect(found(file, text)).toEqual([problem]);
});

test.each([
  ['shell/a.ts', '// Says\n// what it does\nexport const b = "/* What */";'],
  ['shell/a.ts', '/** Whatever comes. */\n/** However.\n * What follows a first line. */'],
  ['shell/a.css', '.a::before { content: "/* What */"; }'],
  ['processes/rabbit/src/a.lua', "local a = '-- What'\n-- Says\n-- what it does"],
])('accepts other openings, later lines and strings in %s', (file, text) => {
  expect(found(file, text)).toEqual([]);
});
