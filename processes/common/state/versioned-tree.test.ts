import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { LiveProcess } from '../testing/live-process';
import { modulesAsGlobals } from '../testing/lua-modules';

let live: LiveProcess;
beforeAll(async () => {
  live = await LiveProcess.start({
    source: modulesAsGlobals({ VersionedTree: 'common.state.versioned-tree' }),
    state: 'VersionedTree',
  });
});
afterAll(() => live.stop());

/** A change of one of two trees: a row is added (positive), removed (negative), or all rows are (0). */
interface Change {
  tree: 1 | 2;
  version: number;
  row: number;
}

interface Played {
  /** The rows of the changed tree after each change, now and when its version began. */
  orders: { now: number[]; before: number[] }[];
  /** The places of the rows of the first tree at the end. */
  places: number[];
  nodes: number;
}

const list = (rows: unknown) => Object.values(rows as object) as number[];

async function play(keys: readonly number[], changes: readonly Change[]): Promise<Played> {
  const text = await live.evaluateLua(`
    local keys, orders = { ${keys.join(',')} }, {}
    local trees, pool = { VersionedTree.new(), VersionedTree.new() }, VersionedTree.newPool()
    local function isBefore(a, b) return keys[a] < keys[b] or keys[a] == keys[b] and a < b end
    local function rowsOf(top)
      local rows = {}
      VersionedTree.append(pool, top, 1, VersionedTree.size(pool, top), rows)
      return rows
    end
    for _, change in ipairs({ ${changes.map(({ tree, version, row }) => `{${tree},${version},${row}}`).join(',')} }) do
      local tree, version, row = trees[change[1]], change[2], change[3]
      if row == 0 then VersionedTree.drop(pool, tree) end
      if row > 0 then VersionedTree.add(pool, tree, version, row, isBefore) end
      if row < 0 then VersionedTree.remove(pool, tree, version, -row, isBefore) end
      orders[#orders + 1] = { now = rowsOf(tree.top), before = rowsOf(VersionedTree.beginningOf(tree, version)) }
    end
    local places = {}
    for index, row in ipairs(rowsOf(trees[1].top)) do
      places[index] = VersionedTree.place(pool, trees[1].top, row, isBefore)
    end
    return require('json').encode({ orders = orders, places = places, nodes = pool.total })`);
  const played = JSON.parse(text) as Played;
  const orders = played.orders.map(({ now, before }) => ({ now: list(now), before: list(before) }));
  return { ...played, orders, places: list(played.places) };
}

/** Plays changes on sorted lists, which are copied whenever a version begins. */
function model(keys: readonly number[], changes: readonly Change[]): Played['orders'] {
  const trees = [1, 2].map(() => ({ rows: [] as number[], before: [] as number[], version: 0 }));
  const keyOf = (row: number) => keys[row - 1] ?? 0;
  return changes.map(({ tree, version, row }) => {
    const own = trees[tree - 1] ?? { rows: [], before: [], version: 0 };
    if (row !== 0 && own.version !== version) Object.assign(own, { before: own.rows, version });
    if (row === 0) Object.assign(own, { rows: [], before: [] });
    if (row > 0) own.rows = [...own.rows, row].sort((a, b) => keyOf(a) - keyOf(b) || a - b);
    if (row < 0) own.rows = own.rows.filter((other) => other !== -row);
    return { now: own.rows, before: own.version === version ? own.before : own.rows };
  });
}

/** Returns random changes of two trees, over some versions, and the number of rows that the first has at the end. */
function randomChanges(rows: number, { upTo, chance }: ReturnType<typeof seededRandom>) {
  const present = { 1: new Set<number>(), 2: new Set<number>() };
  let version = 1;
  const changes = Array.from({ length: 900 }, (): Change => {
    const tree = chance(0.7) ? 1 : 2;
    const own = present[tree];
    if (chance(0.05)) version += 1;
    if (chance(0.01)) {
      own.clear();
      return { tree, version, row: 0 };
    }
    const row = 1 + upTo(rows);
    const removes = own.delete(row);
    if (!removes) own.add(row);
    return { tree, version, row: removes ? -row : row };
  });
  return { changes, size: present[1].size };
}

it.each([1, 2, 3])(
  'versioned trees have the order of sorted lists, now and before (seed %i)',
  async (seed) => {
    const random = seededRandom(seed * 104_729);
    const keys = Array.from({ length: 60 }, () => random.upTo(20));
    const { changes, size } = randomChanges(keys.length, random);
    const { orders, places, nodes } = await play(keys, changes);
    expect(orders).toEqual(model(keys, changes));
    expect(places).toEqual(Array.from({ length: size }, (_, index) => index + 1));
    // each tree has a node for each row, now and when its version began
    expect(nodes).toBeLessThanOrEqual(2 * 2 * keys.length);
  },
);

it('the depth of a versioned tree stays small when the rows come in order, over many versions', async () => {
  const rows = 4095;
  const text = `
    local pool, tree = VersionedTree.newPool(), VersionedTree.new()
    for row = 1, ${rows} do
      VersionedTree.add(pool, tree, 1 + (row >> 6), row, function(a, b) return a < b end)
    end
    local function depthOf(node)
      return node == 0 and 0 or 1 + math.max(depthOf(pool.left[node]), depthOf(pool.right[node]))
    end
    return depthOf(tree.top)`;
  expect(Number(await live.evaluateLua(text))).toBeLessThanOrEqual(Math.log(rows + 1) / Math.log(4 / 3));
});
