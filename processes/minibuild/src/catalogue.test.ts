import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boundsOf, boundsTableFaults } from '../../common/testing/bounds-table';
import { actionFields } from '../../generate/from-lua/lua-fields';
import { actionRefusals } from '../../generate/from-lua/lua-refusals';
import * as constants from '../client/generated';
import { minibuildErrorCodes } from '../client/generated';

const folder = fileURLToPath(new URL('..', import.meta.url));
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
const codes: readonly string[] = minibuildErrorCodes;

/** Every text in quotes of the Lua of the process and of admission, besides the catalogue. */
const literals = ['src', '../common/admission', '../common/staff', '../common/tickets']
  .flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
  )
  .filter((file) => file.endsWith('.lua') && file !== 'src/errors.lua')
  .flatMap((file) => [...textOf(file).matchAll(/'([a-z]+(?:\.[a-z-]+)+)'/g)])
  .map(([, code = '']) => code);

it('the catalogue has every code once, and all are in use', () => {
  expect(new Set(codes).size).toBe(codes.length);
  const own = codes.filter((code) => !code.startsWith('message.'));
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((code) => !literals.includes(code))).toEqual([]);
  const families = new Set(own.map((code) => code.split('.')[0]));
  const isOfFamily = (text: string) => families.has(text.split('.')[0] ?? '');
  expect(literals.filter((text) => isOfFamily(text) && !codes.includes(text))).toEqual([]);
});

it('each code is one that some action is refused with, or every message', async () => {
  const actions = actionRefusals(folder, minibuildErrorCodes, await actionFields(folder));
  const named = new Set(actions.flatMap((action) => action.codes));
  const everywhere = ['message.reserved-tag', 'message.unknown-action'];
  expect(codes.filter((code) => !(named.has(code) || everywhere.includes(code)))).toEqual([]);
});

it('the README lists every action, and no other', () => {
  const actions = [...textOf('src/actions.lua').matchAll(/^ {2}(\w+) = /gm)].map(([, name]) => name);
  const listed = [...textOf('README.md').matchAll(/^\| `(\w+)` \| `/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(actions.sort());
});

it('the protocol names the test of every bound', () => {
  const bounds = boundsOf(constants);
  expect(bounds.length).toBeGreaterThan(20);
  expect(boundsTableFaults(textOf('../../docs/minibuild-protocol.md'), bounds, folder)).toEqual([]);
});
