import { treeOf } from '../testing/tree-of';
import { checkQuotedPaths } from './quoted-paths';

const found = (text: string, file = 'docs/recipes.md') =>
  checkQuotedPaths(
    treeOf({ 'shell/src/hall/door.tsx': '', 'e2e/hall.spec.ts': '', [file]: text }),
  ).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  'See `shell/src/hall/door.tsx`, `shell/src/hall/` and `door.tsx` of `hall/door.tsx`.',
  'A task: `remotes/<area>/src`, `remotes/*/src`, `remotes/hello/src/area.ts`, `dist/app/index.html`, `a.json`.',
  'From `npm run dev -w shell`:\n\n```sh\nnpx jest shell/src e2e/hall  # not shell/test\n```\n',
  '```ts\nshell/src/gone.ts\n```\n',
])('accepts %j', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['Above.\nSee `shell/src/gone.tsx`.', 'shell/src/gone.tsx', 2],
  ['See `shell/src/hal`.', 'shell/src/hal', 1],
  ['Run `npx jest shell/test`.', 'shell/test', 1],
  ['See `gone.lua` beside it.', 'gone.lua', 1],
  ['See `hall/gate.tsx`.', 'hall/gate.tsx', 1],
  ['When:\n\n```sh\nnpx jest shell\nnpx jest e2e/gone\n```\n', 'e2e/gone', 5],
])('finds the path in %j', (text, path, line) => {
  expect(found(text)).toEqual([`${line} names ${path}, which doesn't exist.`]);
});

test('decision records keep the paths of their day', () => {
  expect(found('See `shell/src/gone.tsx`.', 'docs/decisions/001-a.md')).toEqual([]);
});
