import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as client from '../client';

const folder = fileURLToPath(new URL('.', import.meta.url));
const common = fileURLToPath(new URL('../../common', import.meta.url));
const codes: readonly string[] = client.rabbitErrorCodes;
const protocol = readFileSync(join(folder, '../../../docs/protocol.md'), 'utf8');

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

it('the protocol names every code besides the table of codes', () => {
  const described = protocol.replace(/\n## Codes\n[\s\S]*?(?=\n## )/, '');
  expect(described.length).toBeLessThan(protocol.length);
  expect(codes.filter((code) => !described.includes(`\`${code}\``))).toEqual([]);
});

it('the protocol has a table of every constant, and nothing else', () => {
  const table = protocol.split('\n## Constants\n')[1] ?? '';
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.+?) \| .+ \|$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const namesIn = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+) = /gm)].map(
      ([, name = '']) => name,
    );
  const values = new Map<string, unknown>(Object.entries(client));
  const lists = ['rabbitActions', 'rabbitErrorCodes', 'rabbitNumberedActions', 'rabbitActNames'];
  const own = namesIn('../client/generated.ts').filter((name) => !lists.includes(name));
  const named = rows.map(([name = '']) => name);
  expect(named.filter((name) => !namesIn('../../common/client/generated.ts').includes(name))).toEqual(own);
  expect(rows).toEqual(named.map((name) => [name, [values.get(name)].flat().join(', ')]));
});
