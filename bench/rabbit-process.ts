/**
 * Measures what messages to the rabbit process cost as players and claims become more, on the real aos module: in Lua
 * instructions and in gas, which are the same on every machine, and at the largest event also in time, as multiples of a
 * message that its handler only answers. Gas is what units count: all that the module computes, the collector too.
 * Run: `npm run bench -- rabbit-process`.
 */
import { randomBytes } from 'node:crypto';
import { processSource } from '../processes/aos';
import { GasMeter } from '../processes/common/testing/gas-meter';
import { LiveProcess } from '../processes/common/testing/live-process';
import { costOfMessages, type MeasuredMessage } from '../processes/common/testing/message-cost';
import { slotMs } from '../processes/rabbit/client';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../processes/rabbit/testing/large-event';
import { judge, type Measurement } from './judging/judge';
import { median } from './judging/median';
import { msOf } from './judging/ms-of';
import { howMany, isSmall } from './judging/small';

interface Size {
  players: number;
  claims: number;
}

const smallest: Size = { players: 100, claims: 150 };
/** A small run shows that more players cost no more, and no further. */
const sizes: readonly Size[] = isSmall
  ? [smallest, { players: 300, claims: 450 }]
  : [
      smallest,
      { players: 1000, claims: 1500 },
      { players: 10_000, claims: 15_000 },
      { players: 65_000, claims: 15_000 },
      { players: 65_000, claims: 100_000 },
    ];
const rounds = howMany(15, 3);
const slot = largeEventTime / slotMs;
const at = largeEventTime;

const base64url = (size: number) => randomBytes(size).toString('base64url');
const keyLike = (size: number) =>
  Buffer.concat([Buffer.from([4]), randomBytes(size - 1)]).toString('base64url');

/** Messages of each kind that a small and a large event take alike; no two of them are of one player. */
function kindsOfMessages({ players }: Size): Record<string, (round: number) => MeasuredMessage> {
  const player = (round: number) => Math.floor((players * (round + 1)) / (rounds + 2));
  const by = (round: number) => ({ from: largeEventAddress(player(round)), at });
  const claimOn = (rabbit: number) => ({ rabbit, slot, claim: base64url(32) });
  return {
    Scan: (round) => ({ ...by(round), action: 'Scan', data: claimOn(player(round) + 4) }),
    'Scan, refused': (round) => ({ ...by(round), action: 'Scan', data: claimOn(player(round)) }),
    Register: (round) => ({
      from: base64url(32),
      at,
      action: 'Register',
      data: {
        nickname: `Newcomer ${round}`,
        sealedContact: keyLike(413),
        roleKey: keyLike(65),
        chainAnchor: base64url(10),
        chainStart: slot - 5,
        chainLength: 2880,
      },
    }),
    Me: (round) => ({ ...by(round), action: 'Me' }),
    Info: (round) => ({ ...by(round), action: 'Info' }),
    'Leaderboard of 100': (round) => ({
      ...by(round),
      action: 'Leaderboard',
      data: { limit: 100, offset: Math.max(0, player(round) - 100) },
    }),
  };
}

/** The median instructions of each kind of message in an event of a size. */
async function instructionsAt(rabbit: LiveProcess, size: Size): Promise<Map<string, number>> {
  await makeLargeEvent(rabbit, { ...size, coloursEach: 3, status: 'confirmed' });
  const costs = new Map<string, number>();
  for (const [kind, make] of Object.entries(kindsOfMessages(size))) {
    const messages = Array.from({ length: rounds }, (_, round) => make(round));
    const all = await costOfMessages(rabbit, messages);
    costs.set(kind, median(all.map(({ instructions }) => instructions)));
  }
  return costs;
}

/** The median gas of each kind of message after those whose instructions were counted, by other players. */
async function gasAt(rabbit: LiveProcess, meter: GasMeter, size: Size): Promise<Map<string, number>> {
  await meter.copy(rabbit);
  const costs = new Map<string, number>();
  for (const [kind, make] of Object.entries(kindsOfMessages(size))) {
    const letters = Array.from({ length: rounds }, (_, round) => ({ ...make(round + 0.5), block: 2 }));
    costs.set(kind, median((await meter.gasOf(...letters)).map(({ gas }) => gas)));
  }
  return costs;
}

const nameOf = ({ players, claims }: Size) => `${players} players, ${claims} claims`;

/** Instructions and gas of each kind by size: two flat lines for each kind. */
async function measureLines(rabbit: LiveProcess, meter: GasMeter): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const first = new Map<string, number>();
  for (const size of sizes) {
    const instructions = await instructionsAt(rabbit, size);
    report(size, 'thousand instructions', instructions, 1000);
    const gas = await gasAt(rabbit, meter, size);
    report(size, 'million gas', gas, 1_000_000);
    const costs = [
      ...[...instructions].map(([kind, cost]) => [`instructions of ${kind}`, cost] as const),
      ...[...gas].map(([kind, cost]) => [`gas of ${kind}`, cost] as const),
    ];
    for (const [kind, cost] of costs) {
      if (size === smallest) first.set(kind, cost);
      if (size === smallest) continue;
      measurements.push({
        limit: {
          name: `${kind} at ${nameOf(size)}`,
          unit: `times that at ${smallest.players} players`,
          atMost: 1.5,
          isCounted: true,
          reason: 'no message may cost more because others have played',
        },
        measured: cost / (first.get(kind) ?? Number.NaN),
      });
    }
  }
  return measurements;
}

function report(size: Size, unit: string, costs: ReadonlyMap<string, number>, per: number): void {
  const cells = [...costs].map(([kind, cost]) => `${kind} ${Math.round(cost / per)}`);
  console.log(`${nameOf(size)}: ${unit}: ${cells.join(', ')}`);
}

/** Time of a scan in the largest event, as a multiple of a message that is only answered. */
async function measureTime(rabbit: LiveProcess): Promise<Measurement> {
  const size = sizes.at(-1) ?? smallest;
  await rabbit.evaluateLua(`Handlers.prepend('empty', 'Empty', function(msg)
    ao.send({ Target = msg.From, Action = 'Empty', Data = '{}' })
  end)`);
  await makeLargeEvent(rabbit, { ...size, coloursEach: 3, status: 'confirmed' });
  const [empty, scan]: [number[], number[]] = [[], []];
  const makeScan = kindsOfMessages(size).Scan as (round: number) => MeasuredMessage;
  for (let round = 0; round < rounds; round += 1) {
    const from = largeEventAddress(1);
    empty.push(await msOf(() => rabbit.send({ from, action: 'Empty', at, block: 2 })));
    scan.push(await msOf(() => rabbit.send({ ...makeScan(round), block: 2 })));
  }
  return {
    limit: {
      name: `time of a scan at ${nameOf(size)}`,
      unit: 'times an empty message',
      atMost: 1.3,
      reason: 'the domain must not add work that grows with the number of players',
    },
    measured: median(scan) / median(empty),
  };
}

// Without the replies' shapes, which its empty message has not.
const meter = await GasMeter.start();
const rabbit = await LiveProcess.start({ source: processSource('rabbit'), state: 'RabbitState' });
try {
  const lines = await measureLines(rabbit, meter);
  process.exitCode = judge([...lines, await measureTime(rabbit)]);
} finally {
  await Promise.all([rabbit.stop(), meter.stop()]);
}
