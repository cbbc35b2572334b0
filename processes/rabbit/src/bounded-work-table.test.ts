import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as client from '../client/generated';

const folder = fileURLToPath(new URL('..', import.meta.url));
const protocol = readFileSync(`${folder}/../../docs/protocol.md`, 'utf8');

/** The names of the constants that bound what a message can cost, or what a sender can leave in the state. */
const bounds = Object.keys(client).filter((name) =>
  /^(?:max|kept|listed|searched|settlingPer|judgedPer)(?!\w*Ms$)/.test(name),
);

/** Returns what is not so in a page's table of bounded work. */
function faultsOf(page: string): string[] {
  const [table = ''] = page.split('\n## Bounded work\n')[1]?.split('\n## ') ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \| `([^`]+)`: (.+) \|$/gm)];
  const named = rows.map(([, name = '']) => name);
  return [
    ...bounds.filter((name) => !named.includes(name)).map((name) => `${name} is missing`),
    ...named.filter((name) => !bounds.includes(name)).map((name) => `${name} bounds no work`),
    ...rows
      .filter(([, , file = '', title = '']) => !hasTest(file, title))
      .map(([, name]) => `${name} has no such test`),
  ];
}

const hasTest = (file: string, title: string) =>
  readFileSync(`${folder}/${file}`, 'utf8').includes(`it('${title}'`);

it('the protocol names the test of every bound', () => {
  expect(bounds.length).toBeGreaterThan(30);
  expect(faultsOf(protocol)).toEqual([]);
});

it('a bound that is missing, and a test that is not there, are found', () => {
  const planted = protocol
    .replace(/^\| `maxDisputes` \| `src.*\n/m, '')
    .replace(': is given to fifty at most', ': is given to everybody');
  expect(faultsOf(planted)).toEqual(['maxDisputes is missing', 'maxStaff has no such test']);
});
