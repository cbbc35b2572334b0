import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBudgets } from './budgets';
import { budgetOf, workerBudget } from './limits';

let app = '';

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'budgets-'));
  put('index.html', '<script src="shell.js"></script>');
  put('shell.js', 'start();');
  put('service-worker.js', 'keep();');
  put('areas/game/entry.js', 'start();');
});

afterEach(() => rmSync(app, { recursive: true }));

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), content);
}

function register(...names: readonly string[]): void {
  const entry = { entry: 'entry.js', preload: [], files: { 'entry.js': '' } };
  const areas = names.map((name) => [name, { ...entry, manifest: `areas/${name}/area.json` }]);
  put('areas.json', JSON.stringify({ areas: Object.fromEntries(areas) }));
}

const found = () =>
  checkBudgets(app, () => undefined).findings.map(({ file, problem }) => `${file} ${problem}`);

test('an app within its budgets passes, and its parts are printed', () => {
  register('game');
  const lines: string[] = [];
  expect(checkBudgets(app, (line) => lines.push(line))).toEqual({ examined: 1, findings: [] });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['shell', 'the worker', 'remotes/game']);
});

test('an area that is too heavy is found', () => {
  put('areas/game/entry.js', randomBytes(budgetOf('game').totalBytes));
  register('game');
  expect(found()).toEqual([
    expect.stringContaining('remotes/game The start weighs'),
    expect.stringContaining('remotes/game All of it weighs'),
  ]);
});

test('a worker that is too heavy is found, and is no part of the shell', () => {
  put('service-worker.js', randomBytes(workerBudget.startBytes + 1));
  register('game');
  expect(found()).toEqual([
    expect.stringContaining('the worker The start weighs'),
    expect.stringContaining('the worker All of it weighs'),
  ]);
});

test('an app that is not built, has no areas, or whose start has no files is no pass', () => {
  expect(checkBudgets(app, () => undefined).findings).toHaveLength(1);
  register();
  expect(checkBudgets(app, () => undefined).examined).toBe(0);
  register('game');
  put('index.html', '<p>Nothing</p>');
  expect(found()).toEqual(['shell weighs nothing at its start, so its files were not found.']);
});
