import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { processRelease, recordCode, recordedCodes, releaseOfToday } from './process-releases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  mkdirSync(join(folder, 'box/src'), { recursive: true });
  write(1, 'Box = 1');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the code of a process. */
function write(version: number, main: string): void {
  writeFileSync(join(folder, 'box/src/state.lua'), `return {\n  version = ${version},\n}`);
  writeFileSync(join(folder, 'box/src/main.lua'), `${main}\nrequire('state')`);
}

test('before the first record, processes are made of the code of the tree', () => {
  expect(recordedCodes('box', folder)).toEqual([]);
  expect(processRelease('box', folder)).toBe(releaseOfToday('box', folder).code);
});

test('a recorded code stays as it is and is what processes are made of, until the next version is recorded', () => {
  const first = releaseOfToday('box', folder);
  recordCode('box', folder);
  write(2, 'Box = 2');
  expect(processRelease('box', folder)).toBe(first.code);
  const second = releaseOfToday('box', folder);
  recordCode('box', folder);
  expect(recordedCodes('box', folder)).toEqual([first, second]);
  expect(processRelease('box', folder)).toBe(second.code);
});

test('a version is recorded once', () => {
  recordCode('box', folder);
  write(1, 'Box = 3');
  expect(() => recordCode('box', folder)).toThrow(
    'Version 1 of box is recorded already. A recorded release never changes.',
  );
});

test('another code than the recorded one is refused', () => {
  recordCode('box', folder);
  writeFileSync(join(folder, 'box/releases/1.lua.br'), brotliCompressSync('Box = 4'));
  expect(() => recordedCodes('box', folder)).toThrow("1.lua.br isn't what was recorded.");
});

test('a state without a version is refused', () => {
  writeFileSync(join(folder, 'box/src/state.lua'), 'return {}');
  expect(() => releaseOfToday('box', folder)).toThrow('The state of box has no version.');
});
