/**
 * Measures what the messages of each process's life cost in the local network's engine, as multiples of a message that is only
 * answered, and simulates what follows for nodes: with the times of a real one, how queues grow at 10, 100 and 1,000 messages a second,
 * what gives way first, and how many players a node carries (docs/capacity.md).
 * Run: `npm run bench -- capacity`.
 */
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { owner } from '../processes/common/testing/live-process';
import { lives } from '../processes/testing/lives';
import { evening, message, node } from './capacity/planned-event';
import { type PieceOfWork, type QueueOutcome, simulate } from './capacity/queue-model';
import { judge, type Measurement } from './judging/judge';
import { median } from './judging/median';
import { msOf } from './judging/ms-of';
import { howMany, isSmall } from './judging/small';

/** Cores are planned to work for this share of the time, so that chance makes no long queue. */
const plannedUse = 0.7;

const seconds = howMany(600, 60);

async function measureProcesses(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  console.log('In the local network’s engine, as multiples of a message that is only refused:');
  // Times mean nothing in a small run, so one process shows that it measures.
  const measured = isSmall ? { token: lives.token } : lives;
  for (const [name, life] of Object.entries(measured)) {
    if (!life) throw new Error(`There is no process ${name}.`);
    const { live, run, stop } = await life.start();
    try {
      const evaluate = live.evaluate.bind(live);
      const times: number[] = [];
      live.evaluate = async (letter) => {
        let result: Awaited<ReturnType<typeof evaluate>> | undefined;
        times.push(
          await msOf(async () => {
            result = await evaluate(letter);
          }),
        );
        if (!result) throw new Error('A message had no result.');
        return result;
      };
      await run();
      const refused: number[] = [];
      for (let round = 0; round < 9; round += 1)
        refused.push(
          await msOf(() =>
            evaluate({ from: owner, action: 'Nothing', data: '', at: 9_000_000_000_000, block: 9 }),
          ),
        );
      times.sort((one, other) => one - other);
      const base = median(refused);
      const [middle, high] = [median(times) / base, (times[Math.floor(times.length * 0.95)] ?? 0) / base];
      const ms = isSmall ? '' : ` (${base.toFixed(1)} ms)`;
      console.log(
        `${name.padEnd(10)} ${times.length} messages: median ×${middle.toFixed(1)}, 95 of 100 below ×${high.toFixed(1)}${ms}`,
      );
      measurements.push({
        limit: {
          name: `${name}: the median message`,
          unit: 'times a refused one',
          atMost: 10,
          reason: 'the capacity of a process is planned by it',
        },
        measured: middle,
      });
    } finally {
      await stop();
    }
  }
  return measurements;
}

/** The cores that a rate of messages needs. */
const coresFor = (perSecond: number): number =>
  Math.ceil((perSecond * message.reduce((sum, stage) => sum + stage.seconds, 0)) / plannedUse);

/** The processes that a rate of messages needs, as each evaluates one after another. */
const processesFor = (perSecond: number): number =>
  Math.ceil((perSecond * node.evaluate.seconds) / plannedUse);

function givesWay({ coreUse, processUse, unanswered, arrived }: QueueOutcome): string {
  if (unanswered < arrived * 0.1) return 'nothing';
  return processUse > coreUse ? 'the process, which evaluates one message after another' : 'the cores';
}

/** Simulates rates of messages and returns the unanswered share where cores and processes are planned for them. */
function simulateRates(): Measurement[] {
  console.log(`\nOn nodes with the times of a real one, after ${seconds} s:`);
  const measurements: Measurement[] = [];
  for (const perSecond of [10, 100, 1000]) {
    const plans = [
      { name: 'one node of 2 cores, one event', cores: 2, processes: 1 },
      { name: 'planned cores, one event', cores: coresFor(perSecond), processes: 1 },
      { name: 'planned cores and events', cores: coresFor(perSecond), processes: processesFor(perSecond) },
    ];
    for (const { name, cores, processes } of plans) {
      const kinds = [{ perSecond, stages: message }];
      const outcome = simulate({ cores, processes, kinds, seconds, random: seededRandom(perSecond) });
      const { unanswered, arrived, p95 } = outcome;
      console.log(
        `${String(perSecond).padStart(5)} a second, ${name} (${cores} cores, ${processes}): ${unanswered} of ${arrived} unanswered, ` +
          `p95 ${p95.toFixed(1)} s; gives way: ${givesWay(outcome)}`,
      );
      if (name !== 'planned cores and events') continue;
      measurements.push({
        limit: {
          name: `${perSecond} messages a second on ${cores} cores in ${processes} processes, unanswered at the end`,
          unit: 'of those that arrived',
          isCounted: true,
          atMost: isSmall ? 0.2 : 0.02,
          reason: 'docs/capacity.md plans nodes and processes by it',
        },
        measured: unanswered / arrived,
      });
    }
  }
  return measurements;
}

/** The players whose event a node of some cores carries, the process's own turn included. */
function playersOf(cores: number, reads: { each: number; fixed?: number; stage: PieceOfWork }): number {
  const perPlayer =
    evening.messagesPerPlayer * evening.peak * message.reduce((sum, stage) => sum + stage.seconds, 0) +
    reads.each * reads.stage.seconds;
  const byCores = (cores * plannedUse - (reads.fixed ?? 0) * reads.stage.seconds) / perPlayer;
  const byProcess = plannedUse / (node.evaluate.seconds * evening.messagesPerPlayer * evening.peak);
  return Math.floor(Math.min(byCores, byProcess));
}

function printPlayers(): void {
  const ways = {
    'dry runs of each phone': { each: evening.readsPerPhone, stage: node.dryRun },
    'published state': { each: evening.readsPerPhone, stage: node.publishedState },
    'published state behind an edge cache': {
      each: evening.ownReadsPerPhone,
      fixed: evening.readsOfCache,
      stage: node.publishedState,
    },
    'a relay': { each: 0, fixed: evening.readsOfRelay, stage: node.dryRun },
  };
  console.log('\nPlayers of one event that a node carries in a busy minute:');
  for (const [name, way] of Object.entries(ways))
    console.log(`${name.padEnd(38)} 2 cores: ${playersOf(2, way)}, 16 cores: ${playersOf(16, way)}`);
}

const measurements = [...(await measureProcesses()), ...simulateRates()];
printPlayers();
console.log();
process.exitCode = judge(measurements);
