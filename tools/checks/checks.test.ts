import { type CheckName, checks } from './checks';
import { refuseEmpty } from './report';
import { treeOf } from './testing/tree-of';

/** Files that break the rule of each check: a check that isn't named here doesn't compile. */
const violations: Record<CheckName, Readonly<Record<string, string>>> = {
  directions: { 'processes/rabbit/a.ts': "import '@rainbow-rabbit/shared/ui';" },
  purity: { 'remotes/game/src/scan/domain/a.ts': "import 'react';" },
  'lua-purity': { 'processes/rabbit/src/domain/a.lua': 'local now = os.time()' },
  'lua-annotations': { 'processes/rabbit/src/a.lua': 'local function move(box) end' },
  'module-circles': { 'shell/a.ts': "import './b';", 'shell/b.ts': "import './a';" },
  'folder-circles': {
    'shell/src/page/a.ts': "import '../road/b';",
    'shell/src/page/c.ts': '',
    'shell/src/road/b.ts': "import '../page/c';",
  },
  'act-words': {
    'processes/hall/src/actions.lua': 'return {}',
    'processes/hall/client/hall.ts': "export const enter = ownAct('Enter');",
  },
  messages: { 'shell/locales/en.json': '{ "hello": "Hello" }' },
  terms: {
    'shell/locales/en.json': '{ "hello": "Good colour" }',
    'docs/glossary/en.md':
      '| English | write | never | except |\n|---|---|---|---|\n| color | color | colour | |',
  },
  languages: { 'shell/src/a.ts': "export const all = ['en', 'ja', 'pl'];" },
  styles: { 'shell/src/a.css': '.a { color: red; }' },
  'style-imports': { 'shell/src/a.tsx': "import styles from './a.module.css';" },
  'inline-colours': { 'shell/src/a.tsx': 'export const A = () => <path fill="#f00" />;' },
  size: { 'shell/src/a.ts': 'x;\n'.repeat(401) },
  'lone-sources': { 'shell/src/toast/toast.tsx': '' },
  places: { 'docs/a.md': 'see /home/anna/notes' },
  readmes: { 'shell/README.md': '# It\n\n| folder of `src` | content |\n|---|---|\n| `hall` | a hall |\n' },
  lock: { 'package-lock.json': '{ "packages": { "node_modules/bare": { "version": "1.0.0" } } }' },
  contract: {
    'shared/src/area/contract.ts': "export const contractVersion = '1.0';",
    'shared/api/ui.md': 'Contract 1.0.\n',
    'shared/api/released/ui.md': 'Contract 1.0.\n\n### Button\n\n```ts\nfunction Button(): void;\n```\n',
  },
  'needed-contract': {
    'shared/src/area/contract.ts': "export const contractVersion = '1.0';",
    'remotes/game/src/declaration.ts': 'export const declaration = { contract: contractVersion };',
  },
  wallets: {
    'shared/src/wallet/wander/descriptor.ts': "export const wander = {\n  id: 'wander',\n};",
    'shell/src/a.ts': "export const isIt = (id: string) => id === 'wander';",
  },
  areas: {
    'remotes/hall/src/declaration.ts': "export const declaration = { routes: [{ path: '/hall' }] };",
    'shell/src/a.ts': "export const way = '/hall';",
  },
  'process-names': {
    'processes/hall/src/actions.lua': "return {\n  Enter = require('handlers.enter'),\n}",
    'shell/src/a.ts': 'export const id = ({ processes }: N) => processes?.hall;',
  },
  'comment-openings': { 'shell/a.ts': '// What it does.' },
  'worn-words': { 'shell/a.ts': '// It is none.' },
  citations: { 'shell/a.ts': '// See docs/nowhere.md.' },
  'quoted-paths': { 'docs/a.md': 'Begin with `shell/src/gone.tsx`.' },
  'twin-names': { 'shell/a.ts': 'export const meadow = 1;', 'shell/b.ts': 'export const meadow = 2;' },
  'test-support': {
    'shell/src/camera.ts': '',
    'shell/src/a.test.ts': "import './camera';",
  },
  'short-addresses': {
    'shell/src/a.ts': "export const a = (b: string) => b.slice(0, 6) + '…' + b.slice(-4);",
  },
  'kept-values': { 'remotes/game/src/a.ts': 'localStorage.clear();' },
  posting: { 'remotes/game/src/a.ts': 'ao.post(signed);' },
  controls: { 'remotes/game/src/a.tsx': 'export const A = () => <select />;' },
  'bare-throws': { 'shell/a.test.ts': 'expect(run).toThrow();' },
  'own-mocks': { 'shell/a.test.ts': "jest.mock('./a');" },
};

describe.each(Object.keys(checks) as CheckName[])('%s', (name) => {
  test('finds a planted violation', () => {
    const { examined, findings } = checks[name](treeOf(violations[name]));
    expect(examined).toBeGreaterThan(0);
    expect(findings).not.toEqual([]);
  });

  test('fails when it finds nothing to check', () => {
    const report = checks[name](new Map());
    expect(report.examined).toBe(0);
    expect(refuseEmpty(name, report).map(({ problem }) => problem)).toContain(
      `"${name}" found nothing to check.`,
    );
  });
});
