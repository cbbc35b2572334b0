import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processSource } from '../../aos';
import { communityErrorCodes } from '../client';

const folder = fileURLToPath(new URL('.', import.meta.url));
const common = fileURLToPath(new URL('../../common', import.meta.url));
const codes: readonly string[] = communityErrorCodes;

/** The files of the process's Lua, as the bundle names them. */
const bundled = new Set([...processSource('community').matchAll(/'@([\w./-]+)'/g)].map(([, file]) => file));

/** Every text in quotes of the Lua that the process loads, besides the catalogues. */
const literals = [
  { root: folder, prefix: '' },
  { root: common, prefix: 'common/' },
]
  .flatMap(({ root, prefix }) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => bundled.has(prefix + file) && !/(^|\/)errors\.lua$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8')),
  )
  .flatMap((text) => [...text.matchAll(/'([a-z]+(?:\.[a-z-]+)+)'/g)].map(([, code = '']) => code));

it('the catalogue has every code once, and all are in use', () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !literals.includes(code))).toEqual([]);
  const families = new Set(codes.map((code) => code.split('.')[0]));
  const isOfFamily = (text: string) => families.has(text.split('.')[0] ?? '');
  expect(literals.filter((text) => isOfFamily(text) && !codes.includes(text))).toEqual([]);
});
