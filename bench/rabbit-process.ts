/**
 * Measures the cost of messages to the rabbit process at 10,000 players, on the real aos module in localnet's engine,
 * as multiples of a message that its handler only answers, in the same run and the same process.
 * Run: `npm run bench -- rabbit-process [players]`.
 */
import { randomBytes } from 'node:crypto';
import { type LiveProcess, owner } from '../processes/common/testing/live-process';
import { startRabbit } from '../processes/rabbit/testing/live-rabbit';
import { judge, type Limit } from './judging/judge';
import { median } from './judging/median';
import { msOf } from './judging/ms-of';

/** Dry runs whose replies are long; their encoding alone was measured at 0.36 of an empty message. */
const longReplies = ['Leaderboard of 100 (dry run)'];

/** The limit of one kind of message; measured were 1.0 to 1.1 and 1.4. */
const limitOf = (kind: string): Limit => ({
  name: kind,
  unit: 'times an empty message',
  atMost: longReplies.includes(kind) ? 1.75 : 1.3,
  reason: 'the domain must not add work that grows with the number of players',
});

const players = Number(process.argv[2] ?? 10_000);
/** Colours each player has collected before the measurement, on average. */
const coloursEach = 3;
const rounds = 200;
const batch = 500;
const now = 58_333_400 * 30_000;
const slot = now / 30_000;

const base64url = (size: number) => randomBytes(size).toString('base64url');
const keyLike = (size: number) =>
  Buffer.concat([Buffer.from([4]), randomBytes(size - 1)]).toString('base64url');
const playerAddress = (rabbit: number) => `${String(rabbit).padStart(42, '0')}A`;

const claimOn = (rabbit: number) => ({ rabbit, slot, claim: base64url(32) });

/** Handles many messages in one evaluation, as if each had come by itself. */
async function fill(rabbit: LiveProcess, action: string, letters: readonly { from: string; data: object }[]) {
  for (let at = 0; at < letters.length; at += batch) {
    const lines = letters.slice(at, at + batch).map(({ from, data }) => `${from} ${JSON.stringify(data)}`);
    await rabbit.evaluateLua(`
      for from, data in ([[${lines.join('\n')}]]):gmatch('(%S+) ([^\\n]+)') do
        ao.clearOutbox()
        Handlers.evaluate({ From = from, Owner = from, Action = '${action}', Data = data, Timestamp = ${now},
          ['Block-Height'] = 1, Tags = { Action = '${action}' }, TagArray = {} }, ao.env)
      end
      ao.clearOutbox()`);
  }
}

const registration = (rabbit: number) => ({
  nickname: `Player ${rabbit}`,
  sealedContact: keyLike(413),
  roleKey: keyLike(65),
  chainAnchor: base64url(10),
  chainStart: slot - 5,
  chainLength: 2880,
});

/** The `turn`-th other colour of a player, on a rabbit near by. */
const neighbour = (rabbit: number, turn: number) => ((rabbit - 1 + turn) % players) + 1;

async function populate(rabbit: LiveProcess) {
  const act = (action: string, data: object = {}) =>
    rabbit.send({ from: owner, action, data: { reason: 'bench', ...data }, at: now, block: 1 });
  await act('Configure', { slug: 'bench', name: 'Bench', contactKey: keyLike(65) });
  await act('Open');
  await act('Start');
  const all = Array.from({ length: players }, (_, i) => i + 1);
  await fill(
    rabbit,
    'Register',
    all.map((number) => ({ from: playerAddress(number), data: registration(number) })),
  );
  for (let turn = 1; turn <= coloursEach; turn += 1) {
    await fill(
      rabbit,
      'Scan',
      all.map((number) => ({ from: playerAddress(number), data: claimOn(neighbour(number, turn)) })),
    );
  }
}

type Measured = (round: number) => Promise<unknown>;

/** Median times in milliseconds. The kinds take turns, so that other work of the machine slows all alike. */
async function medians(kinds: Record<string, Measured>): Promise<Map<string, number>> {
  const times = new Map(Object.keys(kinds).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(kinds)) {
      times.get(name)?.push(await msOf(() => run(round)));
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

function kindsOfMessages(rabbit: LiveProcess): Record<string, Measured> {
  const send = (from: string, action: string, data: object = {}) =>
    rabbit.send({ from, action, data, at: now, block: 2 });
  const read = (action: string, data: object = {}) =>
    rabbit.read({ from: playerAddress(1), action, data, at: now, block: 2 });
  const spread = (round: number) => ((round * 7919) % players) + 1;
  return {
    Empty: () => send(playerAddress(1), 'Empty'),
    Scan: (round) => {
      const scanner = spread(round);
      return send(playerAddress(scanner), 'Scan', claimOn(neighbour(scanner, coloursEach + 1)));
    },
    'Scan, refused': () => send(playerAddress(1), 'Scan', claimOn(neighbour(1, 1))),
    Register: (round) =>
      send(playerAddress(players + round + 1), 'Register', registration(players + round + 1)),
    'Empty (dry run)': () => read('Empty'),
    'Me (dry run)': (round) => read('Me', { address: playerAddress(spread(round)) }),
    'Leaderboard of 100 (dry run)': () => read('Leaderboard', { limit: 100 }),
    'Info (dry run)': () => read('Info'),
  };
}

async function measure(rabbit: LiveProcess) {
  await rabbit.evaluateLua(`Handlers.prepend('empty', 'Empty', function(msg)
    ao.send({ Target = msg.From, Action = 'Empty', Data = '{}' })
  end)`);
  const costs = await medians(kindsOfMessages(rabbit));
  const empty = costs.get('Empty') ?? Number.NaN;
  costs.delete('Empty');
  console.log(
    `${players} players, ${coloursEach} colours each; an empty message takes ${empty.toFixed(2)} ms here`,
  );
  process.exitCode = judge(
    [...costs].map(([kind, cost]) => ({ limit: limitOf(kind), measured: cost / empty })),
  );
}

const rabbit = await startRabbit();
try {
  await populate(rabbit);
  await measure(rabbit);
} finally {
  await rabbit.stop();
}
