import { readFileSync } from 'node:fs';
import { replySchemas } from '../../rabbit/client';
import { fieldRows } from './field-rows';
import type { LuaField } from './lua-fields';
import { generatedSections, withProtocolTables } from './protocol-tables';
import { type Protocol, processFolder, protocolFields, protocols } from './protocols';

const [game] = protocols as readonly [Protocol, Protocol];
const folder = processFolder(game);
const page = readFileSync(game.page, 'utf8');

let fields: ReadonlyMap<string, readonly LuaField[]>;
beforeAll(async () => {
  fields = await protocolFields(game);
});

it.each(protocols)('the protocol of $process has the tables that the generator writes', async (protocol) => {
  const text = readFileSync(protocol.page, 'utf8');
  expect(
    withProtocolTables(text, processFolder(protocol), await protocolFields(protocol), protocol.replies),
  ).toBe(text);
});

it('a table that is out of date is replaced, and nothing else', () => {
  const stale = page
    .replace('| `slotMs` | 30000 |', '| `slotMs` | 1 |')
    .replace(/^\| `scan\.stale` .*\n/m, '')
    .replace(/^(\| `Scan` \|.*)`rabbit\.own`, /m, '$1')
    .replace('| 10 bytes | refused |', '| 11 bytes | allowed |')
    .replace('`{done}`', '`{}`');
  expect(stale).not.toBe(page);
  expect(withProtocolTables(stale, folder, fields, replySchemas)).toBe(page);
});

it('a page without the sections is rejected', () => {
  expect(() => withProtocolTables('# Protocol\n\n## Constants\n', folder, fields, replySchemas)).toThrow(
    'no section "Constants"',
  );
});

it('an action whose reply has no schema is rejected', () => {
  const { Scanned: _, ...others } = replySchemas;
  expect(() => withProtocolTables(page, folder, fields, others)).toThrow('reply to Scan');
});

/** The tables that say what no part of the process holds as data, by their sections and why. */
const prose: Readonly<Record<string, string>> = {
  Transport: 'requests to the units',
  'Slots, chains, codes and claims': 'definitions, with vectors',
  'The key': 'definitions, with vectors',
  'Pending and confirmed': 'what each status means',
  Tickets: 'definitions, with vectors',
  'The secret of an event': 'labels of what follows from it, see event-secret.test.ts',
  'The White Rabbit': 'definitions, with vectors',
  'Printed badges': 'definitions, with vectors',
  'Published state': 'what each text means, see published.test.ts',
  'Actions of players': 'what each action does',
  'Reads (dry runs; they change nothing)': 'what the replies mean',
  'Actions of staff': 'what each act does',
  'Hostile players': 'each with its test',
  'Bounded work': 'each with its test, see bounded-work.test.ts',
  Vectors: 'computed by published-vectors.test.ts',
  // of the communities
  Roles: 'who may do what',
  Doors: 'definitions, with vectors',
  'Points and boards': 'whose points each board has',
};

/** Returns the titles of the page's sections that have a table. */
const sectionsWithTables = (text: string) =>
  text
    .split(/^## /m)
    .filter((section) => /^\|---/m.test(section))
    .map((section) => section.split('\n')[0]);

it('each table is generated, or of a kind that no data of the process could give', () => {
  const known = [...generatedSections, ...Object.keys(prose)];
  for (const protocol of protocols) {
    const titles = sectionsWithTables(readFileSync(protocol.page, 'utf8'));
    expect(titles.filter((title) => !known.includes(title ?? ''))).toEqual([]);
  }
  expect(sectionsWithTables(`${page}\n## Limits\n\n| a |\n|---|\n`)).toContain('Limits');
});

it('fields are described with their types, bounds and absence', () => {
  const integer = { type: 'integer', min: 0, upTo: 'the number of acts' };
  const list = { type: 'list', min: 1, max: 3, item: { type: 'bytes', size: 65, first: 4 } };
  const object = {
    type: 'object',
    isExact: true,
    fields: [
      { name: 'en', rule: { type: 'line', max: 9 } },
      { name: 'pl', rule: { type: 'choice', choices: ['a', 'b'] }, optional: true },
    ],
  };
  expect(
    fieldRows([
      ['Idle', []],
      ['Do', [{ name: 'acts', rule: integer, code: 'a.b', optional: true, default: 7 }]],
      ['Do', [{ name: 'keys', rule: list }]],
      ['Do', [{ name: 'texts', rule: object, code: 'a.b', optional: true }]],
    ]).map((cells) => cells.join(' | ')),
  ).toEqual([
    '`Idle` | none |  |  | ',
    '`Do` | `acts` | whole number, 0 to the number of acts | counts as 7 | `a.b`',
    '`Do` | `keys` | list of 1 to 3: 65 bytes, the first one 4 | refused | never',
    '`Do` | `texts` | object of `en` (line, 1 to 9 code points), `pl`? (one of `a`, `b`), and nothing else | allowed | `a.b`',
  ]);
});
