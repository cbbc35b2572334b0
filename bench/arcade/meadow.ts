import { Replay } from '@rainbow-rabbit/processes/arcade/client/domain';
import { holes, whacRules } from '@rainbow-rabbit/processes/arcade/games/whac';

/** Steps of the run that the plain pages draw. */
const steps = 1200;

/** A run of Whac a Rabbit as a plain page draws it: for each step the rabbit of each hole, 0 for none, and the score. */
export interface DrawnRun {
  steps: readonly (readonly number[])[];
  scores: readonly number[];
}

/** Plays a run that hits a rabbit each half second, and notes what there is to see. */
export function meadowOf(seed: string): DrawnRun {
  const inputs = Array.from({ length: steps / 30 }, (_, index) => ({
    step: index * 30,
    input: index % holes,
  }));
  const replay = new Replay(whacRules, { seed, pace: 1 }, inputs);
  const meadow = { steps: [] as number[][], scores: [] as number[] };
  while (replay.step < steps) {
    replay.advance();
    meadow.steps.push([...replay.state.who]);
    meadow.scores.push(replay.state.score);
  }
  return meadow;
}
