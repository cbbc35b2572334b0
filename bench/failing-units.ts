/**
 * Measures reads of several units: of three that are well, and of a dead one, a late one (by a minute) and a third that is well. Both clients read the same network in turn, in both modes (docs/decisions/106-failover.md).
 * Run: `npm run bench -- failing-units [reads]`.
 */

import { startUnitsUnderTest, type UnitsUnderTest } from '../localnet/src/testing/units-under-test';
import { announceText } from '../processes/rabbit/client';
import type { AoClient } from '../shared/src/ao';
import { judge, type Measurement } from './judging/judge';
import { percentile95 } from './judging/percentile';
import { howMany } from './judging/small';

const [reads = String(howMany(300, 30))] = process.argv.slice(2);

const tags = [{ name: 'Action', value: 'Info' }];

/** Reads by each client in turn. Returns the times of each, in milliseconds. */
async function timesOf(clients: readonly AoClient[], { process: id }: UnitsUnderTest): Promise<number[][]> {
  const times = clients.map((): number[] => []);
  for (let count = 0; count < Number(reads); count += 1)
    for (const [index, ao] of clients.entries()) {
      const start = performance.now();
      await ao.read({ process: id, tags }, { maxAgeMs: 0 });
      times[index]?.push(performance.now() - start);
    }
  return times;
}

async function measure(mode: 'legacy' | 'hyperbeam'): Promise<Measurement[]> {
  const well = await startUnitsUnderTest(mode);
  const { first, second, follower, late, owner, process: id } = well;
  await well.followed();
  late.lagMs = 60_000;
  second.faults.is = 'dead';
  const healthy = well.clientOf(first, first, first);
  const failing = well.clientOf(second, follower, first);
  // a page that has seen what the late unit doesn't know
  await announceText({ ao: failing, process: id }, { reason: 'test', text: 'Too new for one' }, owner);
  second.asked.length = 0;
  follower.asked.length = 0;
  const [usual = [], ailing = []] = await timesOf([healthy, failing], well);
  await well.stop();
  const wasted = (second.asked.length + follower.asked.length) / Number(reads);
  return [
    {
      limit: {
        name: `${mode}: p95 of reads with a dead unit and one a minute behind, against three that are well`,
        unit: '×',
        atMost: 1.5,
        reason: 'players would notice that a unit is away',
      },
      measured: percentile95(ailing) / percentile95(usual),
    },
    {
      limit: {
        name: `${mode}: questions to the two units for each read`,
        unit: 'questions',
        atMost: 0.3,
        isCounted: true,
        reason: 'units that fail would be asked again and again',
      },
      measured: wasted,
    },
  ];
}

const measured = [...(await measure('legacy')), ...(await measure('hyperbeam'))];
process.exitCode = judge(measured);
