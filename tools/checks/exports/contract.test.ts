import { treeOf } from '../testing/tree-of';
import { checkContract } from './contract';
import { reportText } from './report-text';

const button = 'function Button(options: ButtonProps): Element;';
const props = 'interface ButtonProps {\n    wide: boolean;\n}';

const written = (contract: string, exported: Record<string, string>, inner: Record<string, string> = {}) =>
  reportText(
    'ui',
    {
      contract,
      exported: new Map(Object.entries(exported)),
      inner: new Map(Object.entries(inner)),
      since: new Map(),
    },
    'a.ts',
  );

const released = written('1.2', { Button: button, icon: 'const icon: string;' }, { ButtonProps: props });

/** Problems of a tree that states a version and whose door has these exports. */
function found(version: string, exported: Record<string, string>, inner = { ButtonProps: props }) {
  const tree = treeOf({
    'shared/src/area/contract.ts': `export const contractVersion = '${version}';`,
    'shared/api/released/ui.md': released,
    'shared/api/ui.md': written(version, exported, inner),
  });
  return checkContract(tree).findings.map(({ file, problem }) => `${file} ${problem}`);
}

test('before the first release every change is free', () => {
  const tree = treeOf({
    'shared/src/area/contract.ts': "export const contractVersion = '1.0';",
    'shared/api/ui.md': written('1.0', { Button: button }),
  });
  expect(checkContract(tree)).toEqual({ examined: 1, findings: [] });
});

const same = { Button: button, icon: 'const icon: string;' };

test('doors that are as they were released pass', () => {
  expect(found('1.2', same)).toEqual([]);
});

test.each([
  ['an export that is gone', { Button: button }, undefined, 'icon is gone'],
  ['an export that changed', { ...same, icon: 'const icon: number;' }, undefined, 'icon has changed'],
  [
    'a changed type behind an export',
    same,
    { ButtonProps: props.replace('wide', 'tall') },
    'ButtonProps has changed',
  ],
])('%s raises the major version', (_, exported, inner, problem) => {
  const finding = (version: string) =>
    `shared/api/ui.md ${problem} (released: contract 1.2, now: ${version}).`;
  expect(found('1.2', exported, inner)).toEqual([finding('1.2')]);
  expect(found('1.3', exported, inner)).toEqual([finding('1.3')]);
  expect(found('2.0', exported, inner)).toEqual([]);
});

test.each([
  ['a new export', { ...same, Card: 'function Card(): Element;' }, undefined, 'Card is new'],
  [
    'a new option',
    same,
    { ButtonProps: props.replace('}', '    tall?: boolean;\n}') },
    'ButtonProps has more options',
  ],
  [
    'a new option of several lines',
    same,
    { ButtonProps: props.replace('}', '    look?: Array<{\n        tone: 1;\n    }>;\n}') },
    'ButtonProps has more options',
  ],
])('%s raises the minor version', (_, exported, inner, problem) => {
  expect(found('1.2', exported, inner)).toEqual([
    `shared/api/ui.md ${problem} (released: contract 1.2, now: 1.2).`,
  ]);
  expect(found('1.3', exported, inner)).toEqual([]);
});

test('a door that is gone raises the major version, a new one the minor', () => {
  const doors = (version: string, name: string) =>
    checkContract(
      treeOf({
        'shared/src/area/contract.ts': `export const contractVersion = '${version}';`,
        'shared/api/released/ui.md': released,
        ...(name === 'forms' && { 'shared/api/ui.md': released }),
        ...(name && { [`shared/api/${name}.md`]: released }),
      }),
    ).findings.map(({ problem }) => problem);
  expect(doors('1.3', '')).toEqual(['The door is gone (released: contract 1.2, now: 1.3).']);
  expect(doors('2.0', '')).toEqual([]);
  expect(doors('1.2', 'forms')).toEqual(['The door is new (released: contract 1.2, now: 1.2).']);
  expect(doors('1.3', 'forms')).toEqual([]);
});

test('a raised version is no change by itself', () => {
  const inArea = (version: string) => ({ ...same, contractVersion: `const contractVersion = "${version}";` });
  const tree = treeOf({
    'shared/src/area/contract.ts': "export const contractVersion = '1.3';",
    'shared/api/released/area.md': written('1.2', inArea('1.2')),
    'shared/api/area.md': written('1.3', inArea('1.3')),
  });
  expect(checkContract(tree).findings).toEqual([]);
});

test.each(['1.1', '1.4', '2.1', '3.0'])(
  'a tree of contract %s needs another record than that of 1.2',
  (now) => {
    expect(found(now, same)).toEqual([
      `shared/src/area/contract.ts The contract is ${now}, and the one recorded as released is 1.2.`,
    ]);
  },
);

const schema = (members: string) => `const event: v.ObjectSchema<{\n${members}}, undefined>;`;
const id = '    readonly id: v.StringSchema<undefined>;\n';

test.each([
  [
    'a further check of a value',
    id.replace('v.StringSchema<undefined>', checked('v.StringSchema<undefined>')),
    [],
  ],
  [
    'an optional field',
    `${id}    readonly card: v.OptionalSchema<v.ObjectSchema<{\n        readonly a: v.NumberSchema<undefined>;\n    }, undefined>, undefined>;\n`,
    ['event has more options'],
  ],
  ['a needed field', `${id}    readonly at: v.NumberSchema<undefined>;\n`, ['event has changed']],
  ['another type', '    readonly id: v.NumberSchema<undefined>;\n', ['event has changed']],
  ['a field that is gone', '', ['event has changed']],
])('a schema counts by the type that it gives: %s', (_, members, problems) => {
  const tree = treeOf({
    'shared/src/area/contract.ts': "export const contractVersion = '1.2';",
    'shared/api/released/area.md': written('1.2', same, { event: schema(id) }),
    'shared/api/area.md': written('1.2', same, { event: schema(members) }),
  });
  expect(checkContract(tree).findings.map(({ problem }) => problem.replace(/ \(.*/, ''))).toEqual(problems);
});

function checked(inner: string) {
  return `v.SchemaWithPipe<readonly [${inner}, v.CheckAction<string, undefined>]>`;
}
