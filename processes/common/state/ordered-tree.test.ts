import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { LiveProcess } from '../testing/live-process';
import { modulesAsGlobals } from '../testing/lua-modules';

let live: LiveProcess;
beforeAll(async () => {
  live = await LiveProcess.start({
    source: modulesAsGlobals({ OrderedTree: 'common.state.ordered-tree' }),
    state: 'OrderedTree',
  });
});
afterAll(() => live.stop());

interface Played {
  /** The rows in order, after each change. */
  orders: number[][];
  /** The place of every row, as the tree returns it, at the end. */
  places: number[];
  depth: number;
}

/** Adds (positive) and removes (negative) rows whose keys are given by row, and returns what the tree has. */
async function play(keys: readonly number[], changes: readonly number[], every: number): Promise<Played> {
  const text = await live.evaluateLua(`
    local keys, changes = { ${keys.join(',')} }, { ${changes.join(',')} }
    local links, top, orders = { left = {}, right = {}, size = {} }, 0, {}
    local function isBefore(a, b) return keys[a] < keys[b] or keys[a] == keys[b] and a < b end
    for index, change in ipairs(changes) do
      local act = change > 0 and OrderedTree.add or OrderedTree.remove
      top = act(links, top, math.abs(change), isBefore)
      if index % ${every} == 0 then
        local order = {}
        OrderedTree.append(links, top, 1, OrderedTree.size(links, top), order)
        orders[#orders + 1] = order
      end
    end
    local order, places = {}, {}
    OrderedTree.append(links, top, 1, OrderedTree.size(links, top), order)
    for index, row in ipairs(order) do places[index] = OrderedTree.place(links, top, row, isBefore) end
    local function depthOf(node)
      return node == 0 and 0 or 1 + math.max(depthOf(links.left[node]), depthOf(links.right[node]))
    end
    return require('json').encode({ orders = orders, places = places, depth = depthOf(top) })`);
  return JSON.parse(text) as Played;
}

describe.each([1, 2, 3])('an ordered tree under random changes (seed %i)', (seed) => {
  it('has the order and the places of a list that is sorted again after each change', async () => {
    const { upTo, chance, pick } = seededRandom(seed * 7919);
    const keys = Array.from({ length: 120 }, () => upTo(40));
    const present = new Set<number>();
    const changes: number[] = [];
    const expected: number[][] = [];
    const keyOf = (row: number) => keys[row - 1] ?? 0;
    for (let turn = 0; turn < 600; turn += 1) {
      const absent = keys.map((_, index) => index + 1).filter((row) => !present.has(row));
      const adds = present.size === 0 || (absent.length > 0 && chance(0.55));
      const row = pick(adds ? absent : [...present]);
      changes.push(adds ? row : -row);
      if (adds) present.add(row);
      else present.delete(row);
      expected.push([...present].sort((a, b) => keyOf(a) - keyOf(b) || a - b));
    }
    const { orders, places } = await play(keys, changes, 1);
    expect(orders.map((order) => [...Object.values(order)])).toEqual(expected);
    expect(places).toEqual(expected.at(-1)?.map((_, index) => index + 1));
  });
});

describe('the depth of an ordered tree', () => {
  const rows = Array.from({ length: 4095 }, (_, index) => index + 1);
  /** A weight-balanced tree of n rows is at most log(n + 1) / log(4 / 3) deep. */
  const deepest = Math.log(rows.length + 1) / Math.log(4 / 3);

  it.each([
    ['ascending', rows],
    ['descending', [...rows].reverse()],
    ['outer rows first', rows.map((row) => (row % 2 === 0 ? row : 4096 - row))],
  ])('stays small when the rows come %s', async (_, order) => {
    const { depth, orders } = await play(rows, [...new Set(order)], rows.length);
    expect(depth).toBeLessThanOrEqual(deepest);
    for (const kept of orders) expect(kept).toEqual(rows);
  });
});
