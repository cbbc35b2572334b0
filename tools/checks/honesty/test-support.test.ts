import { treeOf } from '../testing/tree-of';
import { checkTestSupport } from './test-support';

const found = (files: Record<string, string>) =>
  checkTestSupport(treeOf(files)).findings.map(({ file, problem }) => `${file} ${problem}`);

test('a fake beside the real thing is found', () => {
  expect(
    found({
      'shell/src/camera.ts': '',
      'shell/src/fake-camera.ts': '',
      'shell/src/app.ts': "import './camera';",
      'shell/src/app.test.ts': "import './camera';\nimport './fake-camera';",
    }),
  ).toEqual(['shell/src/fake-camera.ts is imported by tests only (shell/src/app.test.ts).']);
});

test('test support in its folder, product code, generators and areas are where they belong', () => {
  expect(
    found({
      'shell/src/testing/camera.ts': '',
      'shell/src/app.ts': "const lazy = () => import('./later');",
      'shell/src/later.ts': '',
      'shell/src/app.test.ts': "import './testing/camera';\nimport './later';",
      'remotes/game/src/area.ts': '',
      'remotes/game/src/area.test.ts': "import './area';",
      'processes/a/generate/names.ts': '',
      'processes/a/names.test.ts': "import './generate/names';",
    }),
  ).toEqual([]);
});
