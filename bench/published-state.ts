/**
 * Measures what it costs the event process to publish its state: plays a game at random, and has the same messages handled by a process
 * that publishes and by one whose code lacks that, on the real aos module. The cost is gas, as units count it: all that the module
 * computes, also reading the message and writing the result; it is the same on every machine
 * (docs/decisions/101-published-state.md).
 * Run: `npm run bench -- published-state [messages]`.
 */
import { processSource } from '../processes/aos';
import { GasMeter } from '../processes/common/testing/gas-meter';
import { type Letter, LiveProcess } from '../processes/common/testing/live-process';
import type { RabbitId } from '../processes/rabbit/client';
import { EventUnderTest } from '../processes/rabbit/testing/event-under-test';
import { RandomGame } from '../processes/rabbit/testing/random-game';
import { judge } from './judging/judge';
import { howMany } from './judging/small';

const [messages = String(howMany(600, 60))] = process.argv.slice(2);
const seed = 7919;

const code = processSource('rabbit');
const withoutPublishing = code.replace('publish = publisher(', 'unused = publisher(');
if (withoutPublishing === code) throw new Error('The code of the process publishes nothing.');

const start = (source: string) => LiveProcess.start({ source, state: 'RabbitState' });

/** Plays a game, and returns the messages that were accepted. */
async function playedLetters(): Promise<Letter[]> {
  const event = await EventUnderTest.start(start(code));
  try {
    const game = new RandomGame(event, seed);
    const accepted: Letter[] = [];
    for (let count = 0; count < Number(messages); count += 1) {
      const letter = { ...(await game.next()), id: String(count).padStart(43, 'm') };
      const outcome = await event.live.send(letter);
      if (!outcome.ok) continue;
      accepted.push(letter);
      if (outcome.action === 'Registered')
        game.registered(letter, (outcome.data as { rabbit: RabbitId }).rabbit);
    }
    return accepted;
  } finally {
    await event.stop();
  }
}

/** The gas that each message takes. @throws when one is refused */
async function gasOf(source: string, letters: readonly Letter[]): Promise<number[]> {
  const [live, meter] = await Promise.all([start(source), GasMeter.start()]);
  try {
    await meter.copy(live);
    const costs = await meter.gasOf(...letters);
    return costs.map(({ gas, refused }) => {
      if (refused) throw new Error(`A message was refused at its second time: ${refused}`);
      return gas;
    });
  } finally {
    await Promise.all([live.stop(), meter.stop()]);
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const letters = await playedLetters();
const [plain = [], publishing = []] = await Promise.all(
  [withoutPublishing, code].map((source) => gasOf(source, letters)),
);
for (const action of new Set(letters.map((letter) => letter.action))) {
  const of = (costs: readonly number[]) => sum(costs.filter((_, index) => letters[index]?.action === action));
  const count = letters.filter((letter) => letter.action === action).length;
  console.log(`${action}: ${count} messages, ${(of(publishing) / of(plain)).toFixed(2)} times`);
}
process.exitCode = judge([
  {
    limit: {
      name: 'gas of the messages of a game, published',
      unit: 'times that without publishing',
      atMost: 1.3,
      isCounted: true,
      reason: 'a message may cost little more for what others read',
    },
    measured: sum(publishing) / sum(plain),
  },
]);
