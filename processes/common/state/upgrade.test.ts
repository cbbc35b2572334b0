import { LiveProcess } from '../testing/live-process';
import { modulesAsGlobals } from '../testing/lua-modules';

let live: LiveProcess;
beforeAll(async () => {
  live = await LiveProcess.start({
    source: modulesAsGlobals({
      Upgrade: 'common.state.upgrade',
      Columns: 'common.state.columns',
      PackedColumn: 'common.state.packed-column',
    }),
    state: 'State',
  });
});
afterAll(() => live.stop());

/** A process that counts boxes, two versions later than when it began. */
const definition = `
  local calls = {}
  local definition = {
    version = 3,
    records = function() return { settings = { limits = { boxes = 10, weight = 5 } }, byLabel = {} } end,
    tables = { boxes = { label = '', weight = 0, key = Columns.packed(3), seen = Columns.group(2, false) } },
    migrations = {
      [2] = function(state)
        calls[#calls + 1] = 2
        for row, label in ipairs(state.boxes.label) do state.boxes.weight[row] = #label end
      end,
      [3] = function() calls[#calls + 1] = 3 end,
    },
  }`;

/** Upgrades the state that some Lua returns; gives what `result` (Lua, of `state` and `calls`) is then, as JSON. */
async function upgraded(existing: string, result: string): Promise<unknown> {
  const text = await live.evaluateLua(`${definition}
    local state = Upgrade((function() ${existing} end)(), definition)
    return require('json').encode({ result = ${result} })`);
  return (JSON.parse(text) as { result: unknown }).result;
}

it('makes new state of the newest version, without migrations', async () => {
  expect(
    await upgraded(
      'return nil',
      '{ state.version, state.clock, state.boxes.total, #state.boxes.seen, #calls }',
    ),
  ).toEqual([3, 0, 0, 2, 0]);
});

const twoBoxes = "byLabel = { ab = 1 }, boxes = { total = 2, label = { 'ab', 'cde' } }";

it('fills columns, groups of columns and packed ones for the rows that are there', async () => {
  const existing = `return { version = 2, ${twoBoxes} }`;
  expect(await upgraded(existing, '{ state.boxes.weight, state.boxes.seen, state.boxes.label }')).toEqual([
    [0, 0],
    [
      [false, false],
      [false, false],
    ],
    ['ab', 'cde'],
  ]);
  expect(await upgraded(existing, '{ PackedColumn.get(state.boxes.key, 2):byte(1, -1) }')).toEqual([0, 0, 0]);
});

it('fills what an older code left out when it added rows to newer state', async () => {
  const existing = `return { version = 3, boxes = { total = 3, label = { 'a', 'b', 'c' }, weight = { 7 } } }`;
  expect(await upgraded(existing, 'state.boxes.weight')).toEqual([7, 0, 0]);
});

it('fills a packed column over many pages', async () => {
  const existing = `local labels = {}
    for row = 1, 200 do labels[row] = 'x' end
    local key = PackedColumn.new(3)
    for row = 1, 130 do PackedColumn.set(key, row, 'abc') end
    return { version = 3, boxes = { total = 200, label = labels, key = key } }`;
  expect(
    await upgraded(
      existing,
      `{ PackedColumn.count(state.boxes.key), PackedColumn.get(state.boxes.key, 130),
        PackedColumn.get(state.boxes.key, 131) == '\\0\\0\\0', #state.boxes.key.pages }`,
    ),
  ).toEqual([200, 'abc', true, 4]);
});

it('fills fields inside records and keeps those that are there', async () => {
  const existing = `return { version = 3, settings = { limits = { boxes = 99 } }, ${twoBoxes} }`;
  expect(await upgraded(existing, '{ state.settings, state.byLabel }')).toEqual([
    { limits: { boxes: 99, weight: 5 } },
    { ab: 1 },
  ]);
});

it('runs the migrations after the version that the state has, in order, once', async () => {
  expect(
    await upgraded(`return { version = 1, ${twoBoxes} }`, '{ calls, state.boxes.weight, state.version }'),
  ).toEqual([[2, 3], [2, 3], 3]);
  const again = `return Upgrade({ version = 1, ${twoBoxes} }, definition)`;
  expect(await upgraded(again, 'calls')).toEqual([2, 3]);
});

it.each([
  ['of newer code', 'return { version = 4 }', 'the state has version 4, newer than the code'],
  [
    'with a table that has no number of rows',
    'return { version = 1, boxes = { label = {} } }',
    'boxes is not a table of rows',
  ],
  [
    'with a column that is too long',
    "return { version = 3, boxes = { total = 1, label = { 'a', 'b' } } }",
    'boxes.label has another length than its table',
  ],
  [
    'with packed entries of another size',
    'return { version = 1, boxes = { total = 0, key = PackedColumn.new(4) } }',
    'boxes.key has entries of another size',
  ],
])('rejects state %s', async (_, existing, message) => {
  await expect(upgraded(existing, 'true')).rejects.toThrow(message);
});
