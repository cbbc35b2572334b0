/**
 * Plays the last minutes of events of 1,000 players on the real aos module, in which 50 hostile phones know the key, answer
 * falsely, reveal early, claim what they never saw and flood: by the ledger's time, an honest player wins within six minutes of
 * the first right answer, and `tools/winner` finds the same one. Run: `npm run bench -- rehearsal`.
 */
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { EventUnderTest } from '../processes/rabbit/testing/event-under-test';
import { LoggedEvent } from '../tools/winner/testing/logged-event';
import { fullCast, longestEndingMs, rehearse } from '../tools/winner/testing/rehearsal';
import { judge } from './judging/judge';
import { howMany, isSmall } from './judging/small';

const seeds = Array.from({ length: howMany(20, 1) }, (_, index) => index + 1);
const minuteMs = 60_000;
// `npm test` plays the full hall in `tools/winner/rehearsal.test.ts`.
const cast = isSmall ? { players: 250, hostile: 35, hunters: 30 } : fullCast;

const event = await EventUnderTest.start();
const hall = await (await LoggedEvent.start(event, cast.players)).keep();
let good = 0;
let longestMs = 0;
for (const seed of seeds) {
  const rehearsed = await rehearse(await hall(), seededRandom(seed), cast);
  const { winner, isHonest, isFirst, endingMs, messages, falseStarts, recomputed, contradictions } =
    rehearsed;
  const isSame = recomputed === winner && contradictions.length === 0;
  const isGood = isHonest && isFirst && isSame && endingMs <= longestEndingMs;
  if (isGood) good += 1;
  longestMs = Math.max(longestMs, endingMs);
  const minutes = (endingMs / minuteMs).toFixed(1);
  console.log(
    `seed ${seed}: rabbit ${winner} won after ${minutes} min, honest: ${isHonest}, first: ${isFirst}, the same by tools/winner: ${isSame}; ${messages} messages, ${falseStarts} reveals refused`,
  );
}
await event.stop();

process.exitCode = judge([
  {
    limit: {
      name: 'honest first winners',
      unit: `of ${seeds.length}`,
      isCounted: true,
      atLeast: seeds.length,
      reason: 'nobody can spoil an ending',
    },
    measured: good,
  },
  {
    limit: {
      name: 'longest ending',
      isCounted: true,
      unit: 'minutes',
      atMost: longestEndingMs / minuteMs,
      reason: 'a hall waits for the winner',
    },
    measured: longestMs / minuteMs,
  },
]);
