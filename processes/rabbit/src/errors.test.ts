import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rabbitErrorCodes } from '../client';

const folder = fileURLToPath(new URL('.', import.meta.url));
const common = fileURLToPath(new URL('../../common', import.meta.url));
const codes: readonly string[] = rabbitErrorCodes;

const luaFiles = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.lua') && file !== 'errors.lua')
    .map((file) => readFileSync(join(root, file), 'utf8'));

/** Every code that the Lua source names outside the catalogues. */
function codesInUse(): Set<string> {
  const known = new Set(codes.map((code) => code.split('.')[0]));
  return new Set(
    [...luaFiles(folder), ...luaFiles(common)].flatMap((text) =>
      [...text.matchAll(/'([a-z]+)\.([a-z-]+)'/g)]
        .filter(([, family, name]) => known.has(family) && name !== undefined)
        .map(([, family, name]) => `${family}.${name}`),
    ),
  );
}

it('the catalogue has every code once, and all are in use', () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect([...codesInUse()].sort()).toEqual([...codes].sort());
});

it('the protocol names every code', () => {
  const protocol = readFileSync(join(folder, '../../../docs/protocol.md'), 'utf8');
  expect(codes.filter((code) => !protocol.includes(`\`${code}\``))).toEqual([]);
});
