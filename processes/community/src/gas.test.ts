import { GasMeter } from '../../common/testing/gas-meter';
import { coreMessages } from '../testing/core-messages';
import { largeCommunity, makeCommunity } from '../testing/large-community';
import { LiveCommunity } from '../testing/live-community';

jest.setTimeout(600_000);

/** The `Compute-Limit` with which aos modules of this format are published; a unit that runs them gives it to a message. */
const unitGas = 9_000_000_000_000;
/** Gas that no message may take: about a second on a slow machine. */
const mostGas = 50_000_000_000;

let community: LiveCommunity;
let meter: GasMeter;
beforeAll(async () => {
  [community, meter] = await Promise.all([LiveCommunity.start(), GasMeter.start()]);
});
afterAll(() => Promise.all([community.stop(), meter.stop()]));

// bounded-work.test.ts compares a large community with a small one, in instructions.
it('no core message takes a fifth of the gas of a public unit in a large community', async () => {
  expect(mostGas).toBeLessThan(unitGas / 5);
  await makeCommunity(community, largeCommunity);
  await meter.copy(community.live);
  const gas = new Map<string, number>();
  for (const [name, { from, action, data }] of Object.entries(coreMessages(largeCommunity))) {
    const [cost] = await meter.gasOf(community.letter(from, action, data));
    gas.set(name, cost?.refused ? Number.NaN : (cost?.gas ?? Number.NaN));
  }
  expect(gas.size).toBeGreaterThan(10);
  expect([...gas].filter(([, cost]) => !(cost < mostGas))).toEqual([]);
});
