import { GasMeter } from '../../common/testing/gas-meter';
import { type BegunRun, type GameName, gameNames, type ScoredRun } from '../client';
import { InputLogWriter, readInputLog } from '../client/domain';
import type { LoggedRun } from '../client/domain/simulation/coded-player';
import { playByCode } from '../players';
import { codedPlayers } from '../players/coded-players';
import { type LiveArcade, startGames } from '../testing/live-arcade';
import { traceInTypeScript } from '../testing/lua-games';

jest.setTimeout(600_000);

/** The `Compute-Limit` with which aos modules of this format are published; a unit that runs them gives it to a message. */
const unitGas = 9_000_000_000_000;
/** Gas that no message may take: about a second on a slow machine, or two for the ten minutes of a rabbit's run. */
const mostGas = (game: GameName) => (game === 'rabbit' ? 110_000_000_000 : 50_000_000_000);

let arcade: LiveArcade;
let meter: GasMeter;
beforeAll(async () => {
  [arcade, meter] = await Promise.all([startGames(), GasMeter.start()]);
});
afterAll(() => Promise.all([arcade.stop(), meter.stop()]));

/** Begins a run and lets code play it. */
async function played(game: GameName, skill: number) {
  const begun = await arcade.begin({ game });
  const { longestSteps } = begun;
  expect(longestSteps).toBe(codedPlayers[game].rules.longestSteps);
  const run = playByCode(game, begun, { skill, longestSteps });
  return { begun, run, submission: { steps: run.steps, inputs: run.log } };
}

/** Returns the score that the phone shows. */
function scoreOf(game: GameName, run: LoggedRun): number {
  return traceInTypeScript(codedPlayers[game].rules, run).marks.at(-1)?.[1] ?? Number.NaN;
}

it.each(gameNames)(
  'a run of %s that was played with the seed of its begin has the score that the phone shows',
  async (game) => {
    await arcade.reset();
    const { begun, run, submission } = await played(game, 70);
    const scored: ScoredRun = await arcade.submit(begun, submission);
    expect(scored).toMatchObject({ score: scoreOf(game, run), isOver: true, boards: [{ place: 1 }] });
    expect(scored.score).toBeGreaterThan(0);
  },
);

/** Returns a run of the most steps, or of as many as code can play. */
function longestRun(game: GameName, { seed, pace, longestSteps }: BegunRun): LoggedRun {
  return playByCode(game, { seed, pace }, { skill: 100, longestSteps });
}

/** Returns a run with as many inputs that change nothing as its log has room for, as evenly as they can come. */
function stuffed(game: GameName, run: LoggedRun): LoggedRun {
  const { inputKinds } = codedPlayers[game].rules;
  const played = readInputLog(run.log, { inputKinds, steps: run.steps }) ?? [];
  const idle = Math.ceil(run.steps / (6000 - played.length));
  const writer = new InputLogWriter(inputKinds);
  let next = 0;
  for (let step = 0; step < run.steps && !writer.isFull; step += 1) {
    for (; played[next]?.step === step; next += 1) writer.add(played[next] ?? { step, input: 0 });
    // letting up twice is as letting up once
    if (step % idle === 0) writer.add({ step, input: 3 });
  }
  return { ...run, log: writer.text() };
}

it('a log that is stuffed with inputs costs little more than what was played', async () => {
  await arcade.reset();
  const begun = await arcade.begin({ game: 'rabbit' });
  const { steps, log } = stuffed('rabbit', longestRun('rabbit', begun));
  expect(log.length).toBeGreaterThan(7000);
  arcade.passSteps(steps);
  await meter.copy(arcade.live);
  const submission = arcade.letter(begun.player, 'Submit', { run: begun.run, steps, inputs: log });
  const [cost] = await meter.gasOf(submission);
  expect(cost?.refused).toBeUndefined();
  expect(cost?.gas).toBeLessThan(1.5 * mostGas('rabbit'));
});

it.each(gameNames)('the longest run of %s takes a small part of the gas of a public unit', async (game) => {
  await arcade.reset();
  const begun = await arcade.begin({ game });
  const { steps, log } = longestRun(game, begun);
  expect(steps).toBe(begun.longestSteps);
  arcade.passSteps(steps);
  await meter.copy(arcade.live);
  const submission = arcade.letter(begun.player, 'Submit', { run: begun.run, steps, inputs: log });
  const [cost] = await meter.gasOf(submission);
  expect(cost?.refused).toBeUndefined();
  expect(cost?.gas).toBeLessThan(mostGas(game));
  expect(mostGas(game)).toBeLessThan(unitGas / 5);
});
