/**
 * Kills (`kill -9`) a local network at random moments of a running event, 50 times, and starts it again on its data each time.
 * No message that was acknowledged may be lost, and exactly one player wins, whom the event's public log shows by itself.
 * Run: `npm run bench -- crashes [kills] [seed]`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { bringPrograms } from '../tools/build/testing/bring-programs';
import { playCrashedEvent } from './crashes/crashed-event';
import { judge, type Limit } from './judging/judge';
import { howMany } from './judging/small';

const [kills = String(howMany(50, 1)), seed = String(howMany(Date.now() % 1_000_000, 1))] =
  process.argv.slice(2);
const none = (name: string): Limit => ({
  name,
  unit: '',
  isCounted: true,
  atMost: 0,
  reason: 'a crash must cost nobody anything',
});

console.log(`${kills} kills with seed ${seed}`);
await bringPrograms();
const folder = await mkdtemp(join(tmpdir(), 'crashes-'));
try {
  const report = await playCrashedEvent({
    folder,
    finalists: Math.max(howMany(8, 3), Math.ceil(Number(kills) * 0.6)),
    kills: Number(kills),
    random: seededRandom(Number(seed)),
  });
  console.log(JSON.stringify(report, undefined, 2));
  const { counts, expected, winners } = report;
  const difference = (name: keyof typeof counts) => Math.abs(counts[name] - expected[name]);
  const isOne = winners[0] !== undefined && new Set(winners).size === 1;
  process.exitCode = judge([
    {
      limit: {
        name: 'kills',
        unit: '',
        isCounted: true,
        atLeast: Number(kills),
        reason: 'each must have happened',
      },
      measured: report.kills,
    },
    {
      limit: none('acknowledged messages that are lost, doubled or other ones'),
      measured: report.losses.length,
    },
    { limit: none('lost or double players'), measured: difference('players') },
    { limit: none('lost or double colours'), measured: difference('scans') },
    { limit: none('lost or double answers'), measured: difference('answers') },
    { limit: none('contradictions of the log'), measured: report.contradictions.length },
    { limit: none('another winner than the first eligible one'), measured: isOne ? 0 : 1 },
  ]);
} finally {
  await rm(folder, { recursive: true });
}
