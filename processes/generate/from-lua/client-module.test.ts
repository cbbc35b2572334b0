import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientModule, commonModule, sharedFields } from './client-module';
import { luaConstants } from './lua-constants';
import { luaErrorCodes } from './lua-error-codes';
import { actionFields } from './lua-fields';

const processes = fileURLToPath(new URL('../..', import.meta.url));

it('every process has the client module that the generator writes', async () => {
  const names = readdirSync(processes).filter((name) =>
    readdirSync(processes, { recursive: true, encoding: 'utf8' }).includes(join(name, 'src', 'errors.lua')),
  );
  expect(names).toContain('rabbit');
  const fields = new Map<string, Awaited<ReturnType<typeof actionFields>>>();
  for (const name of names) fields.set(name, await actionFields(join(processes, name)));
  const shared = sharedFields(fields.values());
  const written = (name: string) => readFileSync(join(processes, name, 'client/generated.ts'), 'utf8');
  expect(written('common')).toBe(commonModule(shared));
  for (const [name, own] of fields)
    expect(written(name)).toBe(clientModule(join(processes, name), own, shared));
});

it('what processes share is written once', () => {
  const own = [{ name: 'batch', rule: { type: 'integer' } }];
  const shared = sharedFields([new Map(), new Map([['Batch', own]])]);
  const common = commonModule(shared);
  expect(common).toContain('export const maxTicketsPerBatch = 1_024;');
  expect(common).toContain('  Batch: {');
  const rabbit = join(processes, 'rabbit');
  const same = clientModule(rabbit, new Map([['Batch', own]]), shared);
  expect(same).toContain("interface RabbitData extends Pick<CommonData, 'Batch'> {");
  expect(same).not.toContain('maxTicketsPerBatch');
  const other = [{ name: 'batch', rule: { type: 'boolean' } }];
  expect(clientModule(rabbit, new Map([['Batch', other]]), shared)).toContain('    batch: boolean;');
});

describe('constants of Lua', () => {
  const table = (...lines: string[]) => ['local before = 1', 'return {', ...lines, '}', ''].join('\n');

  it('are numbers, texts and lists of either, each with its comment', () => {
    const source = table(
      '  --- The size,',
      '  -- in bytes.',
      '  SIZE = 0x10,',
      '',
      '  --- A label.',
      "  LABEL = 'rr1',",
      '  --- The names.',
      "  NAMES = { 'a', 'b' },",
      '  --- The points.',
      '  POINTS = { 12, 10 },',
    );
    expect(luaConstants(source)).toEqual([
      { name: 'SIZE', value: 16, comment: 'The size, in bytes.' },
      { name: 'LABEL', value: 'rr1', comment: 'A label.' },
      { name: 'NAMES', value: ['a', 'b'], comment: 'The names.' },
      { name: 'POINTS', value: [12, 10], comment: 'The points.' },
    ]);
  });

  it.each([
    ['without a comment', ['  SIZE = 1,']],
    ['that is computed', ['  --- Size.', '  SIZE = 2 * 8,']],
    ['in another place', ['  --- Size.', '    SIZE = 1,']],
    ['in lower case', ['  --- Size.', '  size = 1,']],
  ])('%s are rejected by their line', (_, lines) => {
    expect(() => luaConstants(table(...lines))).toThrow(`Line ${lines.length + 2} is no constant`);
  });

  it('need a table', () => {
    expect(() => luaConstants('local x = 1')).toThrow('There is no table');
  });
});

it('error codes of Lua are read with their comments', () => {
  const source =
    "local codes = {\n  'scan.stale', -- too late\n  'staff.only',\n}\nerrors.refuse('not.this')";
  expect(luaErrorCodes(source)).toEqual([
    { code: 'scan.stale', comment: 'too late' },
    { code: 'staff.only', comment: undefined },
  ]);
});
