import { readFileSync } from 'node:fs';

/** Returns the names of the constants that bound what a message can cost, or what a sender can leave in the state. */
export const boundsOf = (constants: object): string[] =>
  Object.keys(constants).filter((name) =>
    /^(?:max|kept|listed|searched|moved|settlingPer|settledPer|judgedPer)(?!\w*Ms$)/.test(name),
  );

/**
 * Returns the faults of a page's table of bounded work, each row of which names a bound and its test.
 * @param folder the process's folder, which the files of the tests are relative to
 */
export function boundsTableFaults(page: string, bounds: readonly string[], folder: string): string[] {
  const [table = ''] = page.split('\n## Bounded work\n')[1]?.split('\n## ') ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \| `([^`]+)`: (.+) \|$/gm)];
  const named = rows.map(([, name = '']) => name);
  return [
    ...bounds.filter((name) => !named.includes(name)).map((name) => `${name} is missing`),
    ...named.filter((name) => !bounds.includes(name)).map((name) => `${name} bounds no work`),
    ...rows
      .filter(([, , file = '', title = '']) => !hasTest(`${folder}/${file}`, title))
      .map(([, name]) => `${name} has no such test`),
  ];
}

const hasTest = (file: string, title: string) => readFileSync(file, 'utf8').includes(`it('${title}'`);
