import { treeOf } from '../testing/tree-of';
import { checkNeededContract } from './needed-contract';
import { reportText } from './report-text';

const report = reportText(
  'ui',
  {
    contract: '2.3',
    exported: new Map([
      ['Button', 'function Button(): void;'],
      ['Card', 'function Card(): void;'],
      ['CardProps', 'interface CardProps {}'],
    ]),
    inner: new Map(),
    since: new Map([
      ['Card', '2.2'],
      ['CardProps', '2.3'],
    ]),
  },
  'a.ts',
);

/** Problems of an area that states a contract and has this code besides. */
function found(contract: string, files: Readonly<Record<string, string>> = {}) {
  const tree = treeOf({
    'shared/src/area/contract.ts': "export const contractVersion = '2.3';",
    'shared/api/ui.md': report,
    'remotes/game/src/declaration.ts': `export const declaration = { contract: ${contract} };`,
    ...files,
  });
  return checkNeededContract(tree).findings.map(({ file, problem }) => `${file} ${problem}`);
}

const using = (statement: string) => ({
  'remotes/game/src/area.ts': "export const page = () => import('./page');",
  'remotes/game/src/page.ts': statement,
});

test('an area states the contract that it needs, which is not always the newest', () => {
  expect(found("'2.1'", using("import { Button } from '@rainbow-rabbit/shared/ui';"))).toEqual([]);
  expect(found("'2.2'", using("import { Card } from '@rainbow-rabbit/shared/ui';"))).toEqual([]);
});

test.each(['contractVersion', "'2'"])('%s is no contract of its own', (contract) => {
  expect(found(contract)).toEqual([
    "remotes/game/src/declaration.ts The contract that the area needs isn't stated as a text.",
  ]);
});

test.each(['2.4', '3.0', '1.9'])('%s is no contract that the shell of this tree serves', (contract) => {
  expect(found(`'${contract}'`)).toEqual([
    `remotes/game/src/declaration.ts The area needs contract ${contract}; the shell of this tree serves 2.3.`,
  ]);
});

test.each([
  "import { Card } from '@rainbow-rabbit/shared/ui';",
  "import * as ui from '@rainbow-rabbit/shared/ui';",
  "export { Card as Sheet } from '@rainbow-rabbit/shared/ui';",
  "export const ui = import('@rainbow-rabbit/shared/ui');",
])('an export that came later is found: %s', (statement) => {
  expect(found("'2.1'", using(statement))).toEqual([
    'remotes/game/src/page.ts Card came with contract 2.2, and the area states 2.1.',
  ]);
});

test('types are no need, nor is what a test imports', () => {
  expect(
    found("'2.2'", using("import { Button, type CardProps } from '@rainbow-rabbit/shared/ui';")),
  ).toEqual([]);
  expect(found("'2.1'", using("import type { Card } from '@rainbow-rabbit/shared/ui';"))).toEqual([]);
  const test = { 'remotes/game/src/page.test.ts': "import { Card } from '@rainbow-rabbit/shared/ui';" };
  expect(found("'2.1'", test)).toEqual([]);
});
