/**
 * Measures what it costs processes to publish their state: has the messages of a game at random, of the life of each process, and of an
 * event with full lists handled by a process that publishes and by one whose code lacks that, on the real aos module. The cost is gas, as
 * units count it: all that the module computes, also reading the message and writing the result; it is the same on every machine
 * (docs/decisions/101-published-state.md). Lua's collector is at rest, and its table of strings is grown beforehand: a step of the one and
 * a doubling of the other would be paid by whichever message comes to it.
 * Run: `npm run bench -- published-state [messages]`.
 */
import { randomBytes } from 'node:crypto';
import { processSource } from '../processes/aos';
import { addressOf } from '../processes/common/testing/addresses';
import { GasMeter } from '../processes/common/testing/gas-meter';
import { type Letter, LiveProcess, nextSequence, owner } from '../processes/common/testing/live-process';
import { defaultClaimWindowMs, type RabbitId, slotMs } from '../processes/rabbit/client';
import { EventUnderTest } from '../processes/rabbit/testing/event-under-test';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../processes/rabbit/testing/large-event';
import { RandomGame } from '../processes/rabbit/testing/random-game';
import { lives } from '../processes/testing/lives';
import { judge, type Measurement } from './judging/judge';
import { howMany, isSmall } from './judging/small';

const [messages = String(howMany(300, 60))] = process.argv.slice(2);
const seed = 7919;

/** Returns a text with a part replaced. @throws when it lacks the part */
function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`The code lacks ${part}`);
  return text.replace(part, by);
}

/** Lua that makes so many strings that its table of them has room for all that follow. */
const growStrings = "for index = 1, 600000 do local _ = 'grown' .. index end";

function codesOf(name: string) {
  const publishing = replaced(
    processSource(name),
    "CollectGarbage('setpause', 120)",
    `CollectGarbage('stop') ${growStrings}`,
  );
  return { publishing, plain: replaced(publishing, 'publish = publisher(', 'unused = publisher(') };
}

type Plant = (live: LiveProcess) => Promise<void>;

/** The messages that a process accepts while `act` uses it, each with what makes it the same when it comes to another process. */
async function lettersOf(live: LiveProcess, act: () => Promise<void>): Promise<Letter[]> {
  const letters: Letter[] = [];
  const evaluate = live.evaluate.bind(live);
  live.evaluate = async (given) => {
    const letter = {
      id: String(letters.length).padStart(43, 'm'),
      sequence: nextSequence(),
      ...given,
    };
    const result = await evaluate(letter);
    if (result.Error === undefined) letters.push(letter);
    return result;
  };
  await act();
  return letters;
}

async function gameLetters(): Promise<Letter[]> {
  const event = await EventUnderTest.start();
  try {
    return await lettersOf(event.live, async () => {
      const game = new RandomGame(event, seed);
      for (let count = 0; count < Number(messages); count += 1) {
        const letter = await game.next();
        const outcome = await event.live.send(letter);
        if (outcome.ok && outcome.action === 'Registered')
          game.registered(letter, (outcome.data as { rabbit: RabbitId }).rabbit);
      }
    });
  } finally {
    await event.stop();
  }
}

async function lifeLetters(name: string): Promise<Letter[]> {
  const life = await lives[name]?.start();
  if (!life) throw new Error(`${name} has no life`);
  try {
    return await lettersOf(life.live, () => life.run());
  } finally {
    await life.stop();
  }
}

const at = largeEventTime + slotMs + defaultClaimWindowMs + 1;

const scan = (player: number) => ({
  from: largeEventAddress(player),
  action: 'Scan',
  data: { rabbit: player + 6, slot: Math.floor(at / slotMs), claim: randomBytes(32).toString('base64url') },
});
const act = (action: string, data: object = {}) => ({
  from: owner,
  action,
  data: { reason: 'because', ...data },
});

/** Makes letters that come after the acts that made a large event. */
const inLargeEvent = (letters: readonly Pick<Letter, 'from' | 'action' | 'data'>[]): Letter[] =>
  letters.map((letter, index) => ({
    ...letter,
    id: String(index).padStart(43, 'q'),
    sequence: 1_000_000 + index,
    at,
    block: 3,
  }));

/** Scans by players with five colours of rabbits with six claims, and acts of the staff. */
const fullLists = (): Letter[] =>
  inLargeEvent([
    act('Announce', { text: 'first' }),
    ...[scan(20), scan(30), act('Pause'), act('Start'), act('Announce', { text: 'It is five' })],
    ...[act('Configure', { prize: '17 carrots' }), act('Staff', { add: [addressOf('helper')] })],
    ...[act('Ban', { rabbit: 50 }), scan(60), scan(70), act('Unban', { rabbit: 50 }), scan(80), scan(35)],
    ...[
      act('Ban', { rabbit: 12 }),
      act('Ban', { rabbit: 13 }),
      act('Ban', { rabbit: 14 }),
      scan(45),
      scan(46),
    ],
    ...[act('Strike', { rabbit: 25, colour: 'indigo' }), act('Strike', { rabbit: 26, colour: 'green' })],
    ...[scan(40), act('Remove', { rabbit: 90 }), scan(10), act('End')],
  ]);

const plantFullLists: Plant = (live) =>
  makeLargeEvent(live, { players: 100, claims: 500, coloursEach: 5, status: 'confirmed' });

const popular = 50;

/** Acts about a rabbit with over a hundred claims, which the next message settles, and messages until the board is published again. */
const aboutPopular = (): Letter[] => {
  const scans = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => scan(first + index));
  return inLargeEvent([
    act('Announce', { text: 'first' }),
    ...[act('Ban', { rabbit: popular }), ...scans(60, 16)],
    ...[act('Unban', { rabbit: popular }), { from: largeEventAddress(3), action: 'Settle' }, ...scans(80, 4)],
    ...[act('Ban', { rabbit: popular }), act('Announce', { text: 'second' }), ...scans(90, 4)],
    ...[
      act('Unban', { rabbit: popular }),
      ...scans(20, 4),
      act('Remove', { rabbit: popular }),
      ...scans(30, 4),
    ],
  ]);
};

const plantPopular: Plant = (live) =>
  makeLargeEvent(live, { players: 150, claims: 750, coloursEach: 5, status: 'confirmed', popular });

/** The gas that each message takes; NaN for a message that is refused, since not all that it needs came before. */
async function gasOf(
  { source, state }: { source: string; state: string },
  letters: readonly Letter[],
  plant?: Plant,
): Promise<number[]> {
  const [live, meter] = await Promise.all([LiveProcess.start({ source, state }), GasMeter.start()]);
  try {
    await plant?.(live);
    await meter.copy(live);
    const costs = await meter.gasOf(...letters);
    return costs.map(({ gas, refused }) => (refused ? Number.NaN : gas));
  } finally {
    await Promise.all([live.stop(), meter.stop()]);
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const times = {
  unit: 'times that without publishing',
  atMost: 1.3,
  isCounted: true,
  reason: 'a message may cost little more for what others read',
};
/** Has messages handled with and without publishing. The first message publishes everything, which isn't its own. */
async function compare(
  name: string,
  process: string,
  letters: readonly Letter[],
  plant?: Plant,
): Promise<Measurement[]> {
  const state = lives[process]?.state ?? '';
  const { plain: without, publishing: withParts } = codesOf(process);
  const [plain, publishing] = await Promise.all(
    [without, withParts].map((source) => gasOf({ source, state }, letters, plant)),
  );
  const pairs = letters
    .map(({ action }, index) => ({
      action,
      plain: plain?.[index] ?? 0,
      publishing: publishing?.[index] ?? 0,
    }))
    .slice(1)
    .filter((pair) => Number.isFinite(pair.plain) && Number.isFinite(pair.publishing));
  console.log(`${name}: ${pairs.length} of ${letters.length} messages`);
  for (const action of new Set(pairs.map((pair) => pair.action))) {
    const own = pairs.filter((pair) => pair.action === action);
    const mean = sum(own.map((pair) => pair.publishing)) / sum(own.map((pair) => pair.plain));
    const worst = Math.max(...own.map((pair) => pair.publishing / pair.plain));
    console.log(`  ${action}: ${own.length}, ${mean.toFixed(2)} times, at worst ${worst.toFixed(2)}`);
  }
  const mean = sum(pairs.map((pair) => pair.publishing)) / sum(pairs.map((pair) => pair.plain));
  const worst = Math.max(...pairs.map((pair) => pair.publishing / pair.plain));
  return [
    { limit: { ...times, name: `${name}: gas of all messages, published` }, measured: mean },
    { limit: { ...times, name: `${name}: gas of the dearest message, published` }, measured: worst },
  ];
}

const measured = [
  ...(await compare('a random game', 'rabbit', await gameLetters())),
  ...(await compare('an event with full lists', 'rabbit', fullLists(), plantFullLists)),
  ...(await compare('an event with a popular rabbit', 'rabbit', aboutPopular(), plantPopular)),
];
for (const name of isSmall ? [] : ['rabbit', 'minibuild', 'community'])
  measured.push(...(await compare(`the life of ${name}`, name, await lifeLetters(name))));
process.exitCode = judge(measured);
