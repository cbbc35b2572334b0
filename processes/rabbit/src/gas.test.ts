import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GasMeter, type MessageGas } from '../../common/testing/gas-meter';
import type { Letter, LiveProcess } from '../../common/testing/live-process';
import { maxRabbits, maxTicketsPerBatch, slotMs } from '../client/generated';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../testing/large-event';
import { addRolesToLargeEvent } from '../testing/large-event-roles';
import { startRabbit } from '../testing/live-rabbit';
import { largestMessage, worstMessage } from '../testing/worst-messages';

jest.setTimeout(1_200_000);

/** The `Compute-Limit` with which aos modules of this format are published; a unit that runs them gives it to a message. */
const unitGas = 9_000_000_000_000;
/** Gas that no message may take: about a second on a slow machine. */
const mostGas = 50_000_000_000;
/** As many players as an event has, but for the places that its batch promises and one for a newcomer. */
const manyPlayers = maxRabbits - maxTicketsPerBatch - 1;
/** Gas of the collector's largest step among so many players, which some hundred messages share. */
const collectorStep = 6_000_000_000;

const actionsFile = fileURLToPath(new URL('./actions.lua', import.meta.url));
const actions = [...readFileSync(actionsFile, 'utf8').matchAll(/^ {2}(\w+) = /gm)].map(
  ([, name = '']) => name,
);

/** The gas of scans, and of the worst message of each action, in an event of one size. */
interface GasOfEvent {
  scans: number[];
  worst: ReadonlyMap<string, MessageGas>;
}

let rabbit: LiveProcess;
let meter: GasMeter;
let few: GasOfEvent;
let many: GasOfEvent;
beforeAll(async () => {
  [rabbit, meter] = await Promise.all([startRabbit(), GasMeter.start()]);
  few = await gasAt(100, 400);
  many = await gasAt(manyPlayers, manyPlayers);
});
afterAll(() => Promise.all([rabbit.stop(), meter.stop()]));

/** Measures scans in an event of `players`, and the other messages in an event that has rows for them. */
async function gasAt(players: number, playersWithRows: number): Promise<GasOfEvent> {
  const make = async (count: number) => {
    const claims = Math.min(100_000, Math.floor(count * 1.5));
    await makeLargeEvent(rabbit, { players: count, claims, coloursEach: 3, status: 'confirmed' });
    await addRolesToLargeEvent(rabbit);
    await meter.copy(rabbit);
  };
  await make(players);
  const scans = await meter.gasOf(...Array.from({ length: 20 }, (_, turn) => scanAmong(players, turn)));
  if (playersWithRows !== players) await make(playersWithRows);
  const worst = new Map<string, MessageGas>();
  for (const action of actions) {
    const [cost] = await meter.gasOf(worstMessage(action, playersWithRows));
    if (cost) worst.set(action, cost);
  }
  const [largest] = await meter.gasOf(largestMessage());
  if (largest) worst.set('the largest message', largest);
  return { scans: scans.map(({ gas, refused }) => (refused ? Number.NaN : gas)), worst };
}

/** A scan by a player who has no claims yet. */
function scanAmong(players: number, turn: number): Letter {
  const player = Math.floor(players * 0.55) + turn;
  const claim = randomBytes(32).toString('base64url');
  const data = { rabbit: player + 1, slot: largeEventTime / slotMs, claim };
  return { from: largeEventAddress(player), action: 'Scan', data, at: largeEventTime, block: 2 };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

it('a scan takes as much gas in a full event with 96,000 claims as among 100 players', () => {
  expect(median(many.scans)).toBeLessThan(1.5 * median(few.scans));
  expect(Math.max(...many.scans)).toBeLessThan(1.5 * median(few.scans) + collectorStep);
});

it('no message takes a fifth of the gas of a public unit, whatever its sender writes', () => {
  expect(actions.length).toBeGreaterThan(20);
  expect(mostGas).toBeLessThan(unitGas / 5);
  const tooMuch = [...few.worst, ...many.worst].filter(([, { gas }]) => !(gas < mostGas));
  expect(tooMuch).toEqual([]);
});

it('no message takes more gas because others have played, but for a step of the collector', () => {
  const grown = [...many.worst].filter(
    ([name, { gas }]) => !(gas < 1.5 * (few.worst.get(name)?.gas ?? 0) + collectorStep),
  );
  expect(grown).toEqual([]);
  const refused = (event: GasOfEvent) => [...event.worst].map(([name, cost]) => [name, cost.refused]);
  expect(refused(many)).toEqual(refused(few));
});

it('gas that a message takes in vain is counted', async () => {
  await rabbit.evaluateLua(`Handlers.prepend('loop', 'Loop', function(msg)
    for turn = 1, 1000000 do local kept = turn * 2 end
    ao.send({ Target = msg.From, Action = 'Loop', Data = '{}' })
  end)`);
  await meter.copy(rabbit);
  const [loop] = await meter.gasOf({ ...worstMessage('Me', 400), action: 'Loop' });
  expect(loop?.gas).toBeGreaterThan(2 * median(many.scans));
});
