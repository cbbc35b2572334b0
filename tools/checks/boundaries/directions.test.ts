import { treeOf } from '../testing/tree-of';
import { checkDirections } from './directions';

const problems = (files: Record<string, string>) =>
  checkDirections(treeOf(files)).findings.map(({ file, line, problem }) => `${file}:${line} ${problem}`);

/** The part of a template that is filled at run time. */
const hole = '$'.concat('{part}');

test('an area may import doors of shared', () => {
  expect(
    problems({ 'remotes/game/src/a.ts': "import { code } from '@rainbow-rabbit/shared/errors';" }),
  ).toEqual([]);
});

test('an area may not reach behind a door, nor ask for one that is not there', () => {
  expect(
    problems({
      'remotes/game/src/a.ts':
        "import { use } from '../../../shared/src/ui/index';\nimport x from '@rainbow-rabbit/shared/secret';",
    }),
  ).toEqual([
    'remotes/game/src/a.ts:1 reaches behind the doors of shared (../../../shared/src/ui/index).',
    'remotes/game/src/a.ts:2 imports ./secret of shared, which has no such door.',
  ]);
});

test('an area may import parts, and parts only shared', () => {
  const tree = {
    'parts/package.json': '{"name":"@rainbow-rabbit/parts","exports":{"./scanner":"./src/scanner/index.ts"}}',
    'parts/src/scanner/index.ts': "import '@rainbow-rabbit/shared/errors';",
    'remotes/game/src/a.ts': "import '@rainbow-rabbit/parts/scanner';",
  };
  expect(problems(tree)).toEqual([]);
  expect(
    problems({
      ...tree,
      'parts/src/scanner/a.ts': "import '../../../remotes/game/src/a';",
      'shared/src/a.ts': "import '@rainbow-rabbit/parts/scanner';",
    }),
  ).toEqual([
    'parts/src/scanner/a.ts:1 parts may not import remotes/game.',
    'shared/src/a.ts:1 shared may not import parts.',
  ]);
});

test('an area that is listed nowhere is guarded as well', () => {
  expect(
    problems({
      'remotes/brand-new/package.json': '{"name":"@rainbow-rabbit/brand-new"}',
      'remotes/brand-new/src/a.ts': "import '../../game/src/b';",
      'remotes/game/src/b.ts': '',
    }),
  ).toEqual(['remotes/brand-new/src/a.ts:1 remotes/brand-new may not import remotes/game.']);
});

test.each([
  ['shared', "import '../../processes/rabbit/index';"],
  ['shell', "const area = await import('../../remotes/game/src/area');"],
  ['processes', "import type { code } from '@rainbow-rabbit/shared/errors';"],
])('%s may not import against the direction: statically, lazily or for types alone', (folder, text) => {
  const found = problems({ [`${folder}/src/a.ts`]: text, 'remotes/game/src/area.ts': '' });
  expect(found).toEqual([expect.stringContaining(`${folder} may not import`)]);
});

test.each([
  ['`../../social/src/HOLE`', 'remotes/game may not import remotes/social.'],
  ['`../../../shared/src/HOLE/index`', 'reaches behind the doors of shared (../../../shared/src/*/index).'],
  ['`@rainbow-rabbit/HOLE`', 'imports @rainbow-rabbit/*, a package whose name is known at run time only.'],
])('a path put together at run time obeys as well: %s', (path, problem) => {
  expect(
    problems({
      'remotes/game/src/a.ts': `export const load = async (part: string) => await import(${path.replace('HOLE', hole)});`,
      'remotes/social/src/page.ts': '',
    }).map((found) => found.slice(found.indexOf(' ') + 1)),
  ).toContain(problem);
});

test('a path put together at run time may lead to files of its own workspace', () => {
  const text = `export const load = async (part: string) => await import(\`../locales/${hole}.json\`);`;
  expect(problems({ 'remotes/game/src/a.ts': text, 'remotes/game/locales/en.json': '{}' })).toEqual([]);
});

test('tests of processes may use shared, their code may not', () => {
  const text = "import { code } from '@rainbow-rabbit/shared/errors';";
  expect(problems({ 'processes/rabbit/rabbit.test.ts': text })).toEqual([]);
  expect(problems({ 'processes/rabbit/rabbit.ts': text })).toHaveLength(1);
});

test('a door with a star is there for each folder that has its file', () => {
  const tree = {
    'processes/package.json':
      '{"name":"@rainbow-rabbit/processes","exports":{"./*/client":"./*/client/index.ts"}}',
    'processes/rabbit/client/index.ts': '',
    'processes/rabbit/deep/client/index.ts': '',
    'localnet/package.json': '{"name":"@rainbow-rabbit/localnet"}',
  };
  const from = (door: string) =>
    problems({ ...tree, 'localnet/src/a.ts': `import '@rainbow-rabbit/processes/${door}';` });
  expect(from('rabbit/client')).toEqual([]);
  expect(from('token/client')).toEqual([expect.stringContaining('has no such door')]);
  expect(from('rabbit/deep/client')).toEqual([expect.stringContaining('has no such door')]);
});

test('the build configuration of an area may use the build tools, its code may not', () => {
  const text = "import { build } from '@rainbow-rabbit/tools/build';";
  expect(problems({ 'remotes/game/rsbuild.config.ts': text })).toEqual([]);
  expect(problems({ 'remotes/game/src/a.ts': text })).toHaveLength(1);
});

test('inside a workspace one imports by path, and the testing folder only from tests', () => {
  expect(
    problems({
      'shared/src/testing/fakes.ts': '',
      'shared/src/ui/a.ts': "import '@rainbow-rabbit/shared/errors';\nimport '../testing/fakes';",
      'shared/src/ui/a.test.ts': "import '../testing/fakes';",
    }),
  ).toEqual([
    'shared/src/ui/a.ts:1 imports @rainbow-rabbit/shared/errors, its own workspace, by package name.',
    'shared/src/ui/a.ts:2 imports ../testing/fakes, which is there for tests only.',
  ]);
});

test('the real processes are for tests of areas, not for their code', () => {
  const tree = {
    'processes/package.json':
      '{"name":"@rainbow-rabbit/processes","exports":{"./*/testing":"./*/testing/index.ts"}}',
    'processes/rabbit/testing/index.ts': '',
  };
  const text = "import '@rainbow-rabbit/processes/rabbit/testing';";
  expect(problems({ ...tree, 'remotes/game/src/a.test.ts': text })).toEqual([]);
  expect(problems({ ...tree, 'remotes/game/src/a.ts': text })).toEqual([
    'remotes/game/src/a.ts:1 imports @rainbow-rabbit/processes/rabbit/testing, which is there for tests only.',
  ]);
});

test('a workspace of an unknown kind is reported', () => {
  expect(problems({ 'mystery/package.json': '{"name":"mystery"}' })).toEqual([
    'mystery/package.json:undefined No dependency directions are known for this workspace.',
  ]);
});

describe('the clients of processes', () => {
  const clients = {
    'processes/package.json':
      '{"name":"@rainbow-rabbit/processes","exports":{"./aos":"./aos/index.ts","./*/client":"./*/client/index.ts"}}',
    'processes/aos/index.ts': '',
    'processes/common/client/index.ts': '',
    'processes/rabbit/client/index.ts': '',
    'localnet/package.json': '{"name":"@rainbow-rabbit/localnet"}',
  };
  const found = (path: string, text: string) => problems({ ...clients, [path]: text });

  test.each(['remotes/game/src/a.ts', 'shell/src/a.ts', 'localnet/src/a.ts'])(
    'may be imported by %s',
    (path) => {
      expect(found(path, "import '@rainbow-rabbit/processes/rabbit/client';")).toEqual([]);
    },
  );

  test.each([
    ['remotes/game', "import '@rainbow-rabbit/processes/aos';"],
    ['shell', "import type { AosTag } from '@rainbow-rabbit/processes/aos';"],
  ])('are all of processes that %s may import', (folder, text) => {
    expect(found(`${folder}/src/a.ts`, text)).toEqual([
      `${folder}/src/a.ts:1 ${folder} may not import processes.`,
    ]);
  });

  test('are not for shared, and no workspace reaches behind their doors', () => {
    expect(found('shared/src/a.ts', "import '@rainbow-rabbit/processes/rabbit/client';")).toEqual([
      'shared/src/a.ts:1 shared may not import processes.',
    ]);
    expect(found('remotes/game/src/a.ts', "import '../../../processes/rabbit/client/index';")).toEqual([
      'remotes/game/src/a.ts:1 reaches behind the doors of processes (../../../processes/rabbit/client/index).',
    ]);
  });

  test('import shared and each other, and nothing that a browser lacks', () => {
    const path = 'processes/rabbit/client/index.ts';
    expect(
      found(path, "import '@rainbow-rabbit/shared/errors';\nimport '../../common/client/index';"),
    ).toEqual([]);
    expect(found(path, "import '../../aos/index';\nimport 'node:fs';")).toEqual([
      `${path}:1 imports ../../aos/index, but a process's client runs in browsers.`,
      `${path}:2 imports node:fs, but a process's client runs in browsers.`,
    ]);
  });
});
