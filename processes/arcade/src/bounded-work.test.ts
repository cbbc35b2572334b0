import { fileURLToPath } from 'node:url';
import { addressOf } from '../../common/testing/addresses';
import { GasMeter } from '../../common/testing/gas-meter';
import type { Letter } from '../../common/testing/live-process';
import { costOfMessages, type MeasuredMessage } from '../../common/testing/message-cost';
import { actionFields } from '../../generate/from-lua/lua-fields';
import type { BegunRun } from '../client';
import { countingRun } from '../testing/counting-games';
import {
  type ArcadeSize,
  largeArcade,
  largeArcadeMessages,
  largeArcadePlayer,
  makeArcade,
  smallArcade,
} from '../testing/large-arcade';
import { LiveArcade } from '../testing/live-arcade';

jest.setTimeout(600_000);

/** The `Compute-Limit` with which aos modules of this format are published; a unit that runs them gives it to a message. */
const unitGas = 9_000_000_000_000;
/** Gas that no message may take: about a second on a slow machine. */
const mostGas = 50_000_000_000;
/** Gas of the collector's largest step among 100,000 scores, which some hundred messages share. */
const collectorStep = 6_000_000_000;

/** Costs in an arcade of one size. */
interface Costs {
  /** Gas of each submission. */
  submissions: readonly number[];
  /** Gas of each other message, by its action; NaN for a refused message. */
  gas: ReadonlyMap<string, number>;
  /** Instructions of each other message. */
  instructions: ReadonlyMap<string, number>;
}

let arcade: LiveArcade;
let meter: GasMeter;
let few: Costs;
let many: Costs;
beforeAll(async () => {
  [arcade, meter] = await Promise.all([LiveArcade.start(), GasMeter.start()]);
  few = await costsAt(smallArcade);
  many = await costsAt(largeArcade);
});
afterAll(() => Promise.all([arcade.stop(), meter.stop()]));

/** Measures messages in an arcade of a size. */
async function costsAt(size: ArcadeSize): Promise<Costs> {
  await makeArcade(arcade, size);
  const named: [string, Omit<MeasuredMessage, 'at'>][] = [
    ['Spawned', { ...arcade.spawnNews('2', addressOf('keepsake')), data: '' }],
    ...Object.entries(largeArcadeMessages(size, arcade.now)),
  ];
  await meter.copy(arcade.live);
  const gas = await meter.gasOf(
    ...named.map(([, message]) => ({
      ...arcade.letter(message.from, message.action, message.data),
      ...message,
    })),
  );
  const letters = await submissions(size);
  await meter.copy(arcade.live);
  const submitted = await meter.gasOf(...letters);
  // these messages stay in the arcade
  const counts = await costOfMessages(
    arcade.live,
    named.map(([, message]) => ({ ...message, at: arcade.now })),
  );
  const byName = <Cost extends { refused: string | undefined }>(
    costs: readonly Cost[],
    cost: (one: Cost) => number,
  ) => new Map(costs.map((one, index) => [named[index]?.[0] ?? '', one.refused ? Number.NaN : cost(one)]));
  return {
    submissions: submitted.map((one) => (one.refused ? Number.NaN : one.gas)),
    gas: byName(gas, (one) => one.gas),
    instructions: byName(counts, (one) => one.instructions),
  };
}

/** Begins runs of players all over the board; returns their submissions, each of which is another place there. */
async function submissions(size: ArcadeSize): Promise<Letter[]> {
  const begun: BegunRun[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const player = largeArcadePlayer(1 + ((turn * 7919) % size.scores));
    const phone = addressOf(`phone ${turn % 4}`);
    begun.push(await arcade.begin({ player, phone, on: 'city:ph' }));
  }
  const played = countingRun(300);
  arcade.passSteps(played.steps);
  return begun.map(({ run, player }) => arcade.letter(player, 'Submit', { run, ...played }));
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

it('no message costs more because of 100,000 scores, 20,000 open runs, 10,000 challenges and 5,000 acts', () => {
  expect(many.instructions.size).toBeGreaterThan(15);
  // a place and a page are found in steps by the logarithm of the board
  const grown = [...many.instructions].filter(
    ([name, cost]) => !(cost <= 1.25 * (few.instructions.get(name) ?? 0)),
  );
  expect(grown).toEqual([]);
});

it('a submission among 100,000 scores takes at most one and a half times the gas of one of the first', () => {
  expect(many.submissions.length).toBeGreaterThan(5);
  expect(median(many.submissions)).toBeLessThan(1.5 * median(few.submissions));
  expect(Math.max(...many.submissions)).toBeLessThan(1.5 * median(few.submissions) + collectorStep);
});

it('no message takes a fifth of the gas of a public unit in a large arcade', async () => {
  expect(mostGas).toBeLessThan(unitGas / 5);
  const measured = new Set(['Submit', ...[...many.gas.keys()].map((name) => name.split(' ')[0])]);
  const declared = await actionFields(fileURLToPath(new URL('..', import.meta.url)));
  expect([...declared.keys()].filter((action) => !measured.has(action))).toEqual([]);
  expect([...many.gas].filter(([, cost]) => !(cost < mostGas))).toEqual([]);
});

it('a reply has at most 20 KB', async () => {
  await arcade.live.evaluateLua(
    `for _, row in ipairs(ArcadeState.staff.log) do row.reason = ('\u{1F407}'):rep(200) end`,
  );
  const sizeOf = async (action: string, data: object = {}) =>
    Buffer.byteLength(JSON.stringify(await arcade.read(action, data)));
  const sizes = [
    await sizeOf('Info'),
    await sizeOf('StaffLog'),
    await sizeOf('Board', { board: 'whac', offset: 99_900, limit: 50 }),
    await sizeOf('BoardPlace', { board: 'whac', address: largeArcadePlayer(500), around: 10 }),
    await sizeOf('Challenges'),
    await sizeOf('Keepsakes', { address: largeArcadePlayer(2) }),
  ];
  expect(Math.max(...sizes)).toBeLessThan(20_000);
  // so near to the bound is no short page
  expect(Math.min(...sizes)).toBeGreaterThan(3000);
});
