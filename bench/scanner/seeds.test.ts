import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeSeed, readSeed, tunedFiles, tuningSeeds } from './seeds';

test('the seed of a run is the given one, else a fresh one', () => {
  expect(readSeed('2024')).toBe(2024);
  expect(readSeed(undefined)).not.toBe(readSeed(undefined));
});

test.each(['', '-1', 'x', '1.5', '4294967296'])('%j is rejected as a seed', (text) => {
  expect(() => readSeed(text)).toThrow('is not a whole number below 2^32');
});

test('a run says its seed, the tuning seeds, the tuned files and that frames are synthetic', () => {
  const text = describeSeed(7);
  for (const part of ['seed 7 (not a tuning seed', ...tuningSeeds.map(String), ...tunedFiles, 'synthetic'])
    expect(text).toContain(part);
  expect(describeSeed(tuningSeeds[0] ?? 0)).toContain('(a tuning seed');
});

test('the tuned files exist', () => {
  const root = join(__dirname, '../..');
  expect(tunedFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
