import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import LongestFirst from './longest-first.cjs';
import longest from './longest-suites.json';

const rootDir = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const config = { rootDir, id: 'node', cacheDirectory: join(rootDir, '.cache/no-such') };
const suite = (path: string) => ({
  path: join(rootDir, path),
  context: { config, hasteFS: { getSize: () => 1 } },
});

it('names suites that are there', () => {
  expect(longest.length).toBeGreaterThan(5);
  expect(longest.filter((path) => !existsSync(join(rootDir, path)))).toEqual([]);
});

it('begins with the longest, and leaves out none', async () => {
  const [first = '', second = ''] = longest;
  const given = ['tools/jest/longest-first.test.ts', second, 'tools/run/port.test.ts', first].map(suite);
  const Sequencer = LongestFirst as unknown as new (
    options: object,
  ) => {
    sort(tests: typeof given): Promise<typeof given>;
  };
  const sorted = await new Sequencer({ contexts: [], globalConfig: {} }).sort(given);
  const paths = sorted.map(({ path }) => path);
  expect(paths.slice(0, 2)).toEqual([first, second].map((path) => join(rootDir, path)));
  expect(paths.toSorted()).toEqual(given.map(({ path }) => path).toSorted());
});
