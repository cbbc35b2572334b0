import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientModule } from '../../processes/generate/from-lua/client-module';
import { actionFields } from '../../processes/generate/from-lua/lua-fields';
import { gameModules } from '../../processes/generate/game-folders/game-modules';
import { treeRoot } from '../build/workspace';
import { areaFiles, processFiles } from './testing/game-files';

/** A copy of the arcade's process and area, with a fourth game. */
let tree: string;

beforeAll(async () => {
  const scratch = path.join(treeRoot, '.cache/planted-game');
  mkdirSync(scratch, { recursive: true });
  tree = mkdtempSync(path.join(scratch, 'tree-'));
  for (const folder of ['processes', 'remotes/games/src', 'remotes/games/locales'])
    cpSync(path.join(treeRoot, folder), path.join(tree, folder), {
      recursive: true,
      filter: (file) => !/node_modules|\.test\.tsx?$/.test(file) || file.endsWith('games/src/area.test.ts'),
    });
  // the area takes the process of this copy
  mkdirSync(path.join(tree, 'node_modules/@rainbow-rabbit'), { recursive: true });
  symlinkSync(path.join(tree, 'processes'), path.join(tree, 'node_modules/@rainbow-rabbit/processes'));
  write('processes/arcade/src/domain/games/dot', processFiles);
  write('remotes/games/src/games/dot', areaFiles);
  const arcade = path.join(tree, 'processes/arcade');
  write('processes/arcade', gameModules(arcade));
  write('processes/arcade', { 'client/generated.ts': clientModule(arcade, await actionFields(arcade)) });
  expect(run('--import', 'tsx', path.join(tree, 'remotes/games/src/games/generate/registries.ts'))).toEqual({
    status: 0,
    output: '',
  });
});
afterAll(() => rmSync(tree, { recursive: true }));

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(tree, folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: treeRoot, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('a game that is planted as two folders is played, replayed by the process, and on its boards', () => {
  const common = JSON.stringify(path.join(treeRoot, 'jest.config.mjs'));
  const file = path.join(tree, 'jest.config.mjs');
  writeFileSync(
    file,
    `import common from ${common};
const projects = common.projects.map((project) => ({
  ...project,
  modulePathIgnorePatterns: [],
  testMatch: [${JSON.stringify(tree)} + (project.displayName === 'node' ? '/processes' : '/remotes') + '/**/*.test.{ts,tsx}'],
}));
export default { ...common, testSequencer: undefined, projects };
`,
  );
  const jest = path.join(treeRoot, 'node_modules/.bin/jest');
  const { status, output } = run(jest, '--config', file, '--ci', '--runInBand');
  expect(output).toMatch(/Test Suites: 3 passed, 3 total/);
  expect(status).toBe(0);
});
