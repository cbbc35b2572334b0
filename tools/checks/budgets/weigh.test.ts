import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../../build/file-hashes';
import { budgetOf } from './limits';
import { overweight, weigh } from './weigh';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weigh-'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'entry.js'), 'start();');
  writeFileSync(join(folder, 'static/later.js'), 'later();');
  writeFileSync(join(folder, 'static/icon.svg'), '<svg/>');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('weighs scripts and styles only, those of the start apart', () => {
  const { startBytes, totalBytes } = weigh(folder, filesBelow(folder), ['entry.js']);
  expect(startBytes).toBeGreaterThan(0);
  expect(totalBytes).toBe(startBytes + weigh(folder, ['static/later.js'], []).totalBytes);
});

test('the digests in names weigh the same, whatever they are', () => {
  const named = (digest: string, area: string) => {
    writeFileSync(join(folder, 'names.js'), `(globalThis.area_${area}||=[]).push({a:"${digest}"})`);
    return weigh(folder, ['names.js'], []).totalBytes;
  };
  expect(named('1111111111', '11111111')).toBe(named('04b1492bce', '8f67836d'));
  expect(named('1'.repeat(40), '11111111')).not.toBe(
    named('04b1492bce8f67836d5801e18fbde5d329f7e60c', '11111111'),
  );
});

test('too much is found, for the start and for all of it', () => {
  const budget = { startBytes: 10, totalBytes: 20 };
  expect(overweight('remotes/game', { startBytes: 10, totalBytes: 20 }, budget)).toEqual([]);
  expect(overweight('remotes/game', { startBytes: 11, totalBytes: 21 }, budget)).toHaveLength(2);
});

test('an area that is not listed has a budget as well', () => {
  expect(budgetOf('brand-new').startBytes).toBeGreaterThan(0);
});
