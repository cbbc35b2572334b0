import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { communityActNames, communityErrorCodes } from '../client';

const folder = fileURLToPath(new URL('.', import.meta.url));
const common = fileURLToPath(new URL('../../common', import.meta.url));
const codes: readonly string[] = communityErrorCodes;

/** Every text in quotes of the Lua that the process may load, besides the catalogues. */
const literals = [folder, common]
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.lua') && !/(^|\/)errors\.lua$/.test(file))
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

it('the client knows every act of the staff', () => {
  const actions = readFileSync(join(folder, 'actions.lua'), 'utf8');
  const acts = [...actions.matchAll(/^ {2}(\w+) = staffAct\('(\w+)'/gm)].map(([, key, name]) => [key, name]);
  expect(acts.map(([, name]) => name).sort()).toEqual([...communityActNames].sort());
  expect(acts.filter(([key, name]) => key !== name)).toEqual([]);
});
