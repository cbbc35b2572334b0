import { treeOf } from '../../checks/testing/tree-of';
import { touchedBy } from './touched';

const declaration = (...paths: string[]) =>
  `export const declaration = { routes: [${paths.map((path) => `{ path: '${path}' }`).join(', ')}] };`;

const tree = treeOf({
  'e2e/package.json': '{ "name": "@rainbow-rabbit/e2e" }',
  'remotes/game/src/declaration.ts': declaration('/rabbit/:slug/*'),
  'remotes/game/src/acts.ts':
    "import { acts } from '@rainbow-rabbit/processes/rabbit/client';\nexport const all = acts;",
  'remotes/social/src/declaration.ts': declaration('/social', '/social/games'),
  'parts/package.json':
    '{ "name": "@rainbow-rabbit/parts", "exports": { "./scanner": "./src/scanner/index.ts" } }',
  'parts/src/scanner/index.ts': 'export const scan = 1;',
  'remotes/game/src/scan.ts': "export { scan } from '@rainbow-rabbit/parts/scanner';",
  'processes/rabbit/src/actions.lua': '',
  'processes/rabbit/src/actions.test.ts': '',
  'processes/token/src/actions.test.ts': '',
  'processes/common/dispatch/serve.lua': '',
  'e2e/support/index.ts': "export const home = '/rabbit/demo';",
  'e2e/game/player.ts': "export const open = () => './#/rabbit/demo';",
  'e2e/game.spec.ts': "import { open } from './game/player';\nimport { home } from './support';\nopen(home);",
  'e2e/cities.spec.ts': "import { home } from './support';\nvisit('./#/pl', '/social', home);",
  'e2e/about.spec.ts': "visit('./#/about');",
});

const [about, cities, game] = ['e2e/about.spec.ts', 'e2e/cities.spec.ts', 'e2e/game.spec.ts'];

it.each([
  ['an area', 'remotes/social/src/home.ts', [cities]],
  ['what an area bundles', 'parts/src/scanner/index.ts', [game]],
  ['the looks of what an area bundles', 'parts/src/scanner/look.module.css', [game]],
  ['the process whose acts an area declares', 'processes/rabbit/src/actions.lua', [game]],
  ['the shell', 'shell/src/start.tsx', [about]],
  ['what is shared', 'shared/src/ui/index.ts', [about]],
  ['what one journey imports', 'e2e/game/player.ts', [game]],
  ['what journeys share', 'e2e/support/index.ts', [cities, game]],
  ['a journey', about, [about]],
  ['a page of the docs', 'docs/architecture.md', []],
])('a change of %s touches its journeys', (_, file, journeys) => {
  expect(touchedBy(tree, [file]).journeys).toEqual(journeys);
});

it.each([
  ['processes/rabbit/src/actions.lua', ['processes/rabbit/src/actions.test.ts']],
  [
    'processes/common/dispatch/serve.lua',
    ['processes/rabbit/src/actions.test.ts', 'processes/token/src/actions.test.ts'],
  ],
  ['processes/rabbit/client/index.ts', []],
])('a change of %s touches the tests of its Lua', (file, tests) => {
  expect(touchedBy(tree, [file]).tests).toEqual(tests);
});
