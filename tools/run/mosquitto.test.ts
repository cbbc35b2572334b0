import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMosquitto } from './mosquitto.mjs';

const before = { ...process.env };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosquitto-'));
  process.env.PATH = folder;
});

afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

test('finds the system’s Mosquitto on the path before its usual places', () => {
  const path = program('mosquitto');
  expect(findMosquitto()).toBe(path);
});

test('the one that is named comes first, unless it is not there', () => {
  const path = program('mosquitto');
  process.env.MOSQUITTO = program('my-mosquitto');
  expect(findMosquitto()).toBe(process.env.MOSQUITTO);
  process.env.MOSQUITTO = join(folder, 'gone');
  expect(findMosquitto()).toBe(path);
});
