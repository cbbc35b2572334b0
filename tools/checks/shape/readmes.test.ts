import { treeOf } from '../testing/tree-of';
import { checkReadmes } from './readmes';

const workspaces = ['remotes/game', 'remotes/social', 'shell', 'tools', 'processes', 'shared'];
const plain = Object.fromEntries(workspaces.map((folder) => [`${folder}/README.md`, '# It\n']));
const table = (...rows: readonly string[]) =>
  ['# It', '', '| folder of `src` | content | start reading at |', '|---|---|---|', ...rows, ''].join('\n');

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
  ['| chrome | the frame | |', 3, 'leaves out a folder of shell/src: chrome.'],
])('rejects the row %s', (row, line, problem) => {
  const text = table('| `boot` | the start | `boot.ts` |', row);
  expect(problems({ ...files, 'shell/README.md': text })).toEqual([`shell/README.md:${line} ${problem}`]);
});

it('rejects a workspace without a README', () => {
  const { 'shell/README.md': _, ...others } = plain;
  expect(checkReadmes(treeOf(others)).findings.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'shell/README.md is missing.',
  ]);
});
