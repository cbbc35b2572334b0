import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processSource } from '../../aos';
import { actionFields } from '../../generate/from-lua/lua-fields';
import { actionRefusals } from '../../generate/from-lua/lua-refusals';
import { type BoundTests, boundFaults, boundsOf } from './bound-tests';

/** The parts of a process that its catalogue test compares. */
interface ProcessCatalogue {
  /** The process's folder. */
  process: string;
  codes: readonly string[];
  /** Its generated module. */
  constants: object;
  /** The test of every bound. */
  boundTests: BoundTests;
}

/** Codes that any message can be refused with. */
const everywhere = ['message.reserved-tag', 'message.unknown-action'];

/** Returns every text in quotes of the Lua that a process loads, besides the catalogues. */
function literalsOf(process: string): string[] {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = [...processSource(process).matchAll(/'@([\w./-]+)'/g)].map(([, file = '']) => file);
  return files
    .filter((file) => !/(^|\/)errors\.lua$/.test(file))
    .map((file) => readFileSync(join(root, file.startsWith('common/') ? '' : `${process}/src`, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/'([a-z]+(?:\.[a-z-]+)+)'/g)].map(([, code = '']) => code));
}

/** Tests that the catalogue of a process's codes, its README and the list of its bounds name what there is, and nothing else. */
export function testCatalogue({ process, codes, constants, boundTests }: ProcessCatalogue): void {
  const folder = fileURLToPath(new URL(`../../${process}`, import.meta.url));
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');

  it('the catalogue has every code once, and all are in use', () => {
    const literals = literalsOf(process);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(25);
    expect(codes.filter((code) => !literals.includes(code))).toEqual([]);
    const families = new Set(codes.map((code) => code.split('.')[0]));
    const isOfFamily = (text: string) => families.has(text.split('.')[0] ?? '');
    expect(literals.filter((text) => isOfFamily(text) && !codes.includes(text))).toEqual([]);
  });

  it('each code is one that some action is refused with, or every message', async () => {
    const actions = actionRefusals(folder, codes, await actionFields(folder));
    const named = new Set(actions.flatMap((action) => action.codes));
    expect(codes.filter((code) => !(named.has(code) || everywhere.includes(code)))).toEqual([]);
  });

  it('the README lists every action, and no other', () => {
    const actions = [...textOf('src/actions.lua').matchAll(/^ {2}(?:\['([\w-]+)'\]|(\w+)) = /gm)];
    const listed = [...textOf('README.md').matchAll(/^\| `([\w-]+)` \| `/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(actions.map(([, quoted, plain]) => quoted ?? plain).sort());
  });

  it('every bound has a test that reaches it', () => {
    const bounds = boundsOf(constants, processSource(process));
    expect(bounds.length).toBeGreaterThan(20);
    expect(boundFaults(boundTests, bounds, folder)).toEqual([]);
  });
}
