import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { treeRoot } from '../build/workspace';
import { readRegistry } from '../release/app-folder';
import { type PackedPackage, packKit } from './pack-kit';
import { makeOutsideArea, type OutsideArea } from './testing/outside-area';

let scratch: string;
let packed: PackedPackage[];
let area: OutsideArea;

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'area-kit-'));
  packed = packKit(path.join(scratch, 'packed'));
  // The repository of a team has any name.
  const folder = path.join(scratch, 'a-repository');
  mkdirSync(folder);
  area = makeOutsideArea(folder, 'hello', packed);
});
afterAll(() => rmSync(scratch, { recursive: true }));

test('the packed files are light (docs/product 9.161)', () => {
  const bytes = packed.reduce((sum, { archive }) => sum + statSync(archive).size, 0);
  expect(bytes).toBeLessThan(300_000);
});

test('the packed files hold no test, and no path of this machine', () => {
  const files = packed.flatMap((one) => [...one.files]);
  const machine = [treeRoot, homedir() + path.sep, tmpdir() + path.sep];
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(([file]) => /\.(test|spec)\./.test(file))).toEqual([]);
  for (const [file, text] of files) {
    const named = machine.filter((place) => text.includes(place));
    expect([file, named]).toEqual([file, []]);
  }
});

test('the area has the packed packages and no other of this tree', () => {
  const own = path.join(area.folder, 'node_modules/@rainbow-rabbit');
  expect(readdirSync(own).sort()).toEqual(['area-kit', 'shared']);
  for (const name of readdirSync(own)) expect(lstatSync(path.join(own, name)).isDirectory()).toBe(true);
});

test('the tests of the new area pass, with those of the contract', () => {
  const { status, output } = area.run('test', '--ci');
  expect(output).toMatch(/Tests: +\d+ passed, \d+ total/);
  expect(output).toContain('PASS src/area.test.ts');
  expect(status).toBe(0);
});

test('the types are those of the doors, and a wrong use is found', () => {
  expect(area.run('types')).toEqual({ status: 0, output: '' });
  const wrong = "import { Card } from '@rainbow-rabbit/shared/ui';\nexport const card = <Card look={1} />;\n";
  writeFileSync(path.join(area.folder, 'src/wrong.tsx'), wrong);
  const { status, output } = area.run('types');
  rmSync(path.join(area.folder, 'src/wrong.tsx'));
  expect(output).toMatch(/src\/wrong\.tsx.*look/s);
  expect(status).not.toBe(0);
});

const page = 'src/home-page.tsx';

test.each([
  [
    'a part of React',
    "import { renderToString as planted } from 'react-dom/server';",
    'Area "hello" would bundle react-dom, which exists once, in the shell (imported by src/home-page.tsx).',
  ],
  [
    'a door that is not there',
    "import { planted } from '@rainbow-rabbit/shared/secrets';",
    'The shell has no door @rainbow-rabbit/shared/secrets. It has: ao, area, ',
  ],
])('a build with %s stops, and says why', (_, planted, message) => {
  const first = "import { Card, Page } from '@rainbow-rabbit/shared/ui';\n";
  area.change(page, first, `${first}${planted}\nexport const used = planted;\n`);
  const { status, output } = area.run('build');
  area.change(page, `${planted}\nexport const used = planted;\n`, '');
  expect(output).toContain(message);
  expect(status).not.toBe(0);
});

test('a build for another React than the shell has stops, and says so', () => {
  area.change('package.json', '"react": "^19.0.0"', '"react": "^18.0.0"');
  const { status, output } = area.run('build');
  area.change('package.json', '"react": "^18.0.0"', '"react": "^19.0.0"');
  expect(output).toContain('react must be ^18.0.0, but the shell has 19.');
  expect(status).not.toBe(0);
});

test('two versions are released in an app, listed, and taken back', () => {
  const app = path.join(scratch, 'app');
  expect(area.run('release', '--app', app)).toMatchObject({
    status: 1,
    output: expect.stringContaining('Name the folder of an assembled app'),
  });
  mkdirSync(app);
  writeFileSync(path.join(app, 'areas.json'), '{"areas":{}}');
  const builds = ['0.1.0', '0.2.0'].map((version, index) => {
    if (index > 0) area.change('package.json', '"version": "0.1.0"', `"version": "${version}"`);
    const { status, output } = area.run('release', '--app', app);
    expect([status, output]).toEqual([0, expect.stringContaining('hello is now ')]);
    return readRegistry(app).areas.hello?.build;
  });
  expect(builds).toEqual([expect.stringMatching(/^0\.1\.0-/), expect.stringMatching(/^0\.2\.0-/)]);
  expect(readdirSync(path.join(app, 'areas/hello')).sort()).toEqual(builds);
  const { output } = area.run('release', 'list', '--app', app);
  expect(output).toMatch(new RegExp(`^hello\\n  ${builds[1]}  .*offered\\n  ${builds[0]}  `));
  expect(area.run('release', 'back', '--app', app)).toEqual({
    status: 0,
    output: expect.stringContaining(`hello is now ${builds[0]}`),
  });
  expect(readRegistry(app).areas.hello?.build).toBe(builds[0]);
});

test('an area is not written over, and a wrong name is refused', () => {
  area.change(
    'package.json',
    '"release": "area-kit release"',
    '"release": "area-kit release",\n    "new": "area-kit new"',
  );
  expect(area.run('new', 'hello').output).toContain('These files are there already: rsbuild.config.ts');
  expect(area.run('new', 'Hello').output).toContain('"Hello" can\'t name an area');
});
