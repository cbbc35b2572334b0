/**
 * Delivers each act of the life of each process three times, in 500 random orders, as nodes let anybody do, and compares the final state
 * with that of one delivery (docs/decisions/098-exactly-once.md).
 * Run: `npm run bench -- replays [orders]`.
 */

import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { lives } from '../processes/testing/lives';
import { deliverShuffled } from '../processes/testing/shuffled';
import { judge } from './judging/judge';
import { howMany } from './judging/small';

const [orders = String(howMany(500, 2))] = process.argv.slice(2);
const seeds = Array.from({ length: Number(orders) }, (_, index) => index + 1);
const limit = { unit: '', isCounted: true, reason: 'what comes again must do nothing' };

const judged: Parameters<typeof judge>[0][number][] = [];
for (const [name, life] of Object.entries(lives)) {
  const { acts, faults } = await deliverShuffled(life, seeds, seededRandom);
  console.log(
    `${name}: ${acts} acts, ${seeds.length} orders, seeds of other states: ${faults.join(' ') || 'none'}`,
  );
  judged.push(
    { limit: { ...limit, name: `${name}: acts`, atLeast: 10 }, measured: acts },
    {
      limit: { ...limit, name: `${name}: orders with another final state`, atMost: 0 },
      measured: faults.length,
    },
  );
}
process.exitCode = judge(judged);
