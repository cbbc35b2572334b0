import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceStamp } from './source-stamp';
import { treeRoot } from './workspace';

let folder: string;

beforeEach(() => {
  const cache = path.join(treeRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'stamp-'));
  writeFileSync(path.join(folder, 'area.ts'), 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

const stamp = () => sourceStamp(path.relative(treeRoot, folder));

test('the stamp of the same sources is the same', () => {
  expect(stamp()).toMatch(/^[0-9a-f]{64}$/);
  expect(stamp()).toBe(stamp());
});

test('the stamp follows sources, and neither tests nor what was built', () => {
  const before = stamp();
  writeFileSync(path.join(folder, 'area.test.ts'), 'test');
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/area.js'), 'built');
  expect(stamp()).toBe(before);
  writeFileSync(path.join(folder, 'area.ts'), 'export { };');
  expect(stamp()).not.toBe(before);
});

test('the stamp of an area that bundles parts differs from the stamp of one that does not', () => {
  const before = stamp();
  const manifest = (dependencies: object) =>
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
  manifest({});
  const without = stamp();
  manifest({ '@rainbow-rabbit/parts': '0.1.0' });
  expect(new Set([before, without, stamp()]).size).toBe(3);
});

test('the stamp of an area that makes processes takes in the Lua of each', () => {
  const config = (processes: string) =>
    writeFileSync(
      path.join(folder, 'rsbuild.config.ts'),
      `export default areaBuild({ ${processes} });
`,
    );
  config("processes: ['rabbit', 'minibuild']");
  expect(stamp()).toMatch(/^[0-9a-f]{64}$/);
  config("processes: ['rabbit', 'no-such-process']");
  expect(stamp).toThrow(/processes\/no-such-process\/src/);
});
