import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { type GameName, gameNames, Replay, readInputLog } from '../client/domain';
import { codedPlayers } from './coded-players';
import { playByCode } from './play-by-code';

const random = seededRandom(13);
const starts = Array.from({ length: 6 }, () => ({
  seed: toBase64Url(Uint8Array.from({ length: 16 }, () => random.upTo(256))),
  pace: 1 as const,
}));

function scoreOf(game: GameName, { seed, pace, steps, log }: ReturnType<typeof playByCode>): number {
  const { rules } = codedPlayers[game];
  const { inputKinds } = rules;
  const inputs = readInputLog(log, { inputKinds, steps });
  if (!inputs) throw new Error('The log can not be read');
  const replay = new Replay(rules, { seed, pace }, inputs);
  while (replay.step < steps) {
    if (rules.isOver(replay.state)) throw new Error('The run goes on after its end');
    replay.advance();
  }
  return rules.score(replay.state);
}

it.each(gameNames)('runs of %s can be replayed, and bring more to who plays better', (game) => {
  const sumOf = (skill: number) =>
    starts
      .map((start) => scoreOf(game, playByCode(game, start, { skill, longestSteps: 3600 })))
      .reduce((sum, score) => sum + score);
  expect(sumOf(95)).toBeGreaterThan(sumOf(0));
});

it.each(gameNames)('a run of %s ends early if it is to, and is played alike each time', (game) => {
  const [start] = starts;
  if (!start) throw new Error('There is no start');
  const run = playByCode(game, start, { skill: 70, longestSteps: 480 });
  expect(run).toMatchObject({ ...start, steps: 480 });
  expect(scoreOf(game, run)).toBeGreaterThan(0);
  expect(playByCode(game, start, { skill: 70, longestSteps: 480 })).toEqual(run);
});
