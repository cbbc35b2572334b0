import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { treeRoot } from '../build/workspace';
import { checks } from '../checks/checks';
import { readSourceTree } from '../checks/source/source-tree';
import { createArea, newAreaFiles } from './create-area';

const scratch = path.join(treeRoot, '.cache/new-area-test');
let folder: string;

beforeAll(() => {
  mkdirSync(scratch, { recursive: true });
  folder = path.join(mkdtempSync(path.join(scratch, 'tree-')), 'hello');
  createArea('hello', folder);
});
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

/** Runs an installed tool in the tree, or in another folder; returns its exit code with its output. */
function runTool(name: string, args: readonly string[], cwd = treeRoot) {
  const bin = path.join(treeRoot, 'node_modules/.bin', name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test.each(['', 'h', 'Hello', '2hello', 'hello-world', '../hello', 'h'.repeat(22)])(
  '%j can name no area',
  (name) => {
    expect(() => newAreaFiles(name)).toThrow(`"${name}" can't name an area`);
  },
);

test('an area that exists is not written over', () => {
  expect(() => createArea('hello', folder)).toThrow(/exists already/);
  expect(() => createArea('social')).toThrow('remotes/social exists already');
});

test('a new area is formatted', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'new-area-'));
  for (const file of ['biome.json', 'tools/checks/lint/domain.grit']) {
    cpSync(path.join(treeRoot, file), path.join(project, file));
  }
  const written = createArea('hello', path.join(project, 'remotes/hello'));
  const files = written.filter((file) => !file.endsWith('.md'));
  const { status, output } = runTool('biome', ['format', '--vcs-enabled=false', 'remotes'], project);
  rmSync(project, { recursive: true });
  expect([status, output]).toEqual([0, expect.stringContaining(`Checked ${files.length} files`)]);
});

test('a new area passes every check of the tree', () => {
  const files = Object.entries(newAreaFiles('hello'));
  const tree = new Map([
    ...readSourceTree(treeRoot),
    ...files.map(([file, text]) => [`remotes/hello/${file}`, text] as const),
  ]);
  for (const check of Object.values(checks)) {
    const findings = check(tree).findings.filter(({ file }) => file.startsWith('remotes/hello/'));
    expect(findings).toEqual([]);
  }
});

test('a new area has the right types', () => {
  const config = {
    extends: path.join(treeRoot, 'tsconfig.json'),
    include: [folder, path.join(treeRoot, 'shared/src/**/*.d.ts')],
    exclude: [],
  };
  const file = path.join(path.dirname(folder), 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  expect(runTool('tsc', ['--noEmit', '--project', file])).toEqual({ status: 0, output: '' });
});

test('the tests of a new area pass', () => {
  const file = path.join(path.dirname(folder), 'jest.config.mjs');
  const common = JSON.stringify(path.join(treeRoot, 'jest.config.mjs'));
  const tests = JSON.stringify([`${folder}/**/*.test.{ts,tsx}`]);
  writeFileSync(
    file,
    `import common from ${common};\nexport default { ...common.projects[0], testMatch: ${tests} };\n`,
  );
  const { status, output } = runTool('jest', ['--config', file, '--ci']);
  expect(output).toMatch(/2 passed, 2 total/);
  expect(status).toBe(0);
});

/** Leaves the versions out: they change with every update, the files don't. */
const withoutVersions = (text: string) => text.replace(/"\^?\d+\.\d+\.\d+"/g, '"<version>"');

test('the guide shows every file of a new area as it is written', () => {
  const guide = withoutVersions(readFileSync(path.join(treeRoot, 'docs/guides/ship-your-area.md'), 'utf8'));
  const files = Object.entries(newAreaFiles('hello'));
  for (const [file, text] of files) {
    const isTranslation = file.startsWith('locales/') && file !== 'locales/en.json';
    expect(guide).toContain(isTranslation ? path.basename(file) : `\`${file}\` `);
    if (!isTranslation) expect(guide).toContain(`\n${withoutVersions(text)}\`\`\`\n`);
  }
  expect(files.length).toBeGreaterThan(0);
});
