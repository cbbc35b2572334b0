import { treeOf } from '../testing/tree-of';
import { checkReadmes } from './readmes';

const workspaces = ['remotes/game', 'remotes/social', 'shell', 'tools', 'processes', 'shared'];
const table = (...rows: readonly string[]) =>
  ['# It', '', '| folder of `src` | content | start reading at |', '|---|---|---|', ...rows, ''].join('\n');
const plain = Object.fromEntries(
  workspaces.map((folder) => [`${folder}/README.md`, '# It\n\n| file | content |\n|---|---|\n']),
);

const problems = (more: Record<string, string>) =>
  checkReadmes(treeOf({ ...plain, ...more })).findings.map(
    ({ file, line = 0, problem }) => `${file}:${line} ${problem}`,
  );

const files = {
  'shell/src/boot/boot.ts': '',
  'shell/src/chrome/page.tsx': '',
  'shell/src/chrome/parts/part.tsx': '',
};

it('accepts a table that names each folder, and a file in it', () => {
  const text = table(
    '| `boot` | the start | `boot.ts` |',
    '| `chrome` | the frame | `page.tsx`, `parts/part.tsx` |',
  );
  expect(problems({ ...files, 'shell/README.md': text })).toEqual([]);
});

it.each([
  ['| `chrome`, `hall` | both | `page.tsx` |', 6, "names a folder that isn't in shell/src: hall."],
  ['| `chrome` | the frame | `boot.ts` |', 6, "says to start at a file that isn't there: boot.ts."],
  ['| `chrome` | the frame | |', 6, 'names no file to start reading at.'],
  ['| chrome | the frame | `` |', 3, 'leaves out a folder of shell/src: chrome.'],
])('rejects the row %s', (row, line, problem) => {
  const text = table('| `boot` | the start | `boot.ts` |', row);
  expect(problems({ ...files, 'shell/README.md': text })).toContain(`shell/README.md:${line} ${problem}`);
});

it('rejects a workspace without a README, and one whose README lists no folders', () => {
  const { 'shell/README.md': _, ...others } = plain;
  const tree = treeOf({ ...others, 'shared/README.md': '# It\n' });
  expect(checkReadmes(tree).findings.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'shell/README.md is missing.',
    'shared/README.md has no table of the workspace’s folders or files.',
  ]);
});

it('rejects a start that is not there, also where a table may leave folders out', () => {
  const text =
    '| folder | content | start reading at |\n|---|---|---|\n| `src/boot` | the start | `end.ts` |\n';
  expect(problems({ ...files, 'shell/README.md': text })).toEqual([
    "shell/README.md:3 says to start at a file that isn't there: end.ts.",
  ]);
});

it('rejects a root whose table leaves out a workspace', () => {
  const text =
    '# It\n\n| folder | what |\n|---|---|\n| [`shell/`](shell) `remotes/` `tools/` `processes/` | x |\n';
  expect(problems({ 'README.md': text })).toEqual(['README.md:3 leaves out a workspace: shared.']);
});

it('rejects a list of records that leaves one out, or says nothing on a number without one', () => {
  const page = (words: string) => `${words}\n\n| record | decision |\n|---|---|\n| [001](001-a.md) | A |\n`;
  const records = {
    'docs/decisions/000-template.md': '',
    'docs/decisions/001-a.md': '',
    'docs/decisions/004-d.md': '',
  };
  expect(problems({ ...records, 'docs/decisions/README.md': page('002 was passed over.') })).toEqual([
    'docs/decisions/README.md:3 leaves out a record: 004-d.md.',
    'docs/decisions/README.md:3 says nothing on the number 003, which has no record.',
    'docs/decisions/README.md:3 says nothing on the number 004, which has no record.',
  ]);
});

describe('a table in any README', () => {
  const page = (head: string, row: string) => `${head}\n|---|---|\n${row}\n`;
  const tree = {
    'processes/box/src/handlers/open.lua': '',
    'processes/common/staff/info.lua': '',
    'shared/package.json': JSON.stringify({
      name: 'shared',
      exports: { './ink': './src/ink/index.ts', './ink/blue': './src/ink/blue.ts' },
    }),
    'shared/src/ink/index.ts': '',
    'shared/src/ink/blue.ts': '',
  };

  it.each([
    ['processes/README.md', '| folder | content |', '| `box/src`, `common/` | [a](b) |'],
    ['processes/README.md', '| folder | content |', '| `<name>/src/handlers` | one file for each action |'],
    ['shared/src/ink/README.md', '| file of `.` | does |', '| `blue.ts` | makes blue |'],
    ['shared/src/ink/README.md', '| door of `./ink` | has |', '| `./ink`, `./ink/blue` | all |'],
    ['processes/box/README.md', '| action | handler |', '| `Open` `Info` | `open`, `common/staff/info` |'],
    ['processes/box/README.md', '| room | content |', '| `attic` | no table of paths |'],
  ])('of %s may be %s %s', (file, head, row) => {
    expect(problems({ ...tree, [file]: page(head, row) })).toEqual([]);
  });

  it.each([
    [
      'processes/README.md',
      '| folder | content |',
      '| `box/client` | x |',
      "names what isn't there: box/client.",
    ],
    [
      'processes/README.md',
      '| folder | content |',
      '| `<name>/client` | x |',
      "names what isn't there: <name>/client.",
    ],
    [
      'shared/src/ink/README.md',
      '| file of `.` | does |',
      '| `red.ts` | x |',
      "names what isn't there: red.ts.",
    ],
    [
      'shared/src/ink/README.md',
      '| door of `./ink` | has |',
      '| `./ink`, `./ink/red` | x |',
      "names a door that isn't in ./ink: ./ink/red.",
    ],
    [
      'shared/src/ink/README.md',
      '| door of `./ink` | has |',
      '| `./ink` | x |',
      'leaves out a door of ./ink: ./ink/blue.',
    ],
    [
      'processes/box/README.md',
      '| action | handler |',
      '| `Open` | `shut` |',
      "names a handler that isn't there: shut.",
    ],
  ])('of %s is rejected with %s %s', (file, head, row, problem) => {
    expect(problems({ ...tree, [file]: page(head, row) }).map((one) => one.replace(/^\S+ /, ''))).toContain(
      problem,
    );
  });
});
