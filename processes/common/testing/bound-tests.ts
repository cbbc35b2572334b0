import { readFileSync } from 'node:fs';
import * as common from '../client/generated';

/** The tests of a process's bounds: path of a file below the process's folder, title of a test in it, the bounds that it reaches. */
export type BoundTests = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const isBound = (name: string) =>
  /^(?:max|kept|listed|searched|moved|settlingPer|settledPer|judgedPer)(?!\w*Ms$)/.test(name);

/**
 * Returns the names of the constants that bound what a message can cost, or what a sender can leave in the state. A generated module has
 * those of all modules of `common`: of these, the ones count that the process loads.
 * @param code the process's Lua
 */
export const boundsOf = (constants: object, code: string): string[] =>
  Object.keys(constants).filter(
    (name) => isBound(name) && (!(name in common) || code.includes(`.${luaName(name)}`)),
  );

const luaName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/**
 * Returns the faults of a list of bounds and their tests: bounds that it lacks, names that are no bounds, tests that aren't there.
 * @param folder the process's folder, which the files of the tests are relative to
 */
export function boundFaults(tests: BoundTests, bounds: readonly string[], folder: string): string[] {
  const rows = Object.entries(tests).flatMap(([file, titles]) =>
    Object.entries(titles).map(([title, names]) => ({ file, title, names })),
  );
  const named = rows.flatMap(({ names }) => names);
  return [
    ...bounds.filter((name) => !named.includes(name)).map((name) => `${name} is missing`),
    ...named.filter((name) => !bounds.includes(name)).map((name) => `${name} bounds no work`),
    ...rows
      .filter(({ file, title }) => !hasTest(`${folder}/${file}`, title))
      .map(({ file, title }) => `${file} has no test "${title}"`),
  ];
}

const hasTest = (file: string, title: string) => readFileSync(file, 'utf8').includes(`it('${title}'`);
