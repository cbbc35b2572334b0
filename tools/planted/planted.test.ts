import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { clientModule } from '../../processes/generate/from-lua/client-module';
import { gameModules } from '../../processes/generate/from-lua/game-modules';
import { actionFields } from '../../processes/generate/from-lua/lua-fields';
import { treeRoot } from '../build/workspace';
import { areaFiles, plantedLanguage, processFiles } from './testing/planted-files';

/** A copy of the arcade's process and area and of what both share, with a fourth game and a sixth language. */
let tree: string;

beforeAll(async () => {
  const scratch = path.join(treeRoot, '.cache/planted-game');
  mkdirSync(scratch, { recursive: true });
  tree = mkdtempSync(path.join(scratch, 'tree-'));
  for (const folder of ['processes', 'shared', 'parts', 'remotes/games'])
    cpSync(path.join(treeRoot, folder), path.join(tree, folder), {
      recursive: true,
      filter: (file) =>
        !/\/(?:node_modules|dist)$|\.test\.tsx?$/.test(file) || file.endsWith('games/src/area.test.ts'),
    });
  // the copies take each other
  mkdirSync(path.join(tree, 'node_modules/@rainbow-rabbit'), { recursive: true });
  for (const name of ['processes', 'shared', 'parts'])
    symlinkSync(path.join(tree, name), path.join(tree, 'node_modules/@rainbow-rabbit', name));
  write('processes/arcade/src/domain/games/dot', processFiles);
  write('remotes/games/src/games/dot', areaFiles);
  plantLanguage(plantedLanguage);
  const arcade = path.join(tree, 'processes/arcade');
  write('processes/arcade', gameModules(arcade));
  write('processes/arcade', { 'client/generated.ts': clientModule(arcade, await actionFields(arcade)) });
  expect(run('--import', 'tsx', path.join(tree, 'remotes/games/src/games/generate/registries.ts'))).toEqual({
    status: 0,
    output: '',
  });
});

/** Adds a language: its line in the list, and a catalogue beside each English one. */
function plantLanguage({ code, line, texts }: typeof plantedLanguage): void {
  const list = path.join(tree, 'shared/src/i18n/locales.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace('\n] as const;', `\n  ${line}\n] as const;`));
  for (const file of readdirSync(tree, { recursive: true, encoding: 'utf8' })) {
    if (!/^(?!node_modules).*locales\/(?:\w+\/)?en\.json$/.test(file)) continue;
    const english = JSON.parse(readFileSync(path.join(tree, file), 'utf8'));
    const own = Object.entries(texts).filter(([key]) => key in english);
    write(path.dirname(file), {
      [`${code}.json`]: JSON.stringify({ ...english, ...Object.fromEntries(own) }),
    });
  }
}

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

test('a planted game is played, replayed by the process and on its boards, and a planted language is spoken', () => {
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
