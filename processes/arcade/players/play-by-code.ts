import {
  below,
  chanceFrom,
  type GameName,
  InputLogWriter,
  type RunStart,
  rabbitRules,
  type Simulation,
  whacRules,
} from '../client/domain';
import { playHyperstax } from './hyperstax-player';
import type { LoggedRun, PlayerChance } from './logged-run';
import { rabbitPlayer } from './rabbit-player';
import { person } from './whac-player';

interface CodedPlay {
  /** From 0, clumsy, to 100, as good as code that plays like a person gets. */
  skill: number;
  /** Steps after which the player stops. */
  longestSteps: number;
}

/** Plays a run of any game as a person could; the same start is played alike each time. */
export function playByCode(game: GameName, start: RunStart, { skill, longestSteps }: CodedPlay): LoggedRun {
  const slack = 100 - skill;
  const chance = chanceOf(start);
  if (game === 'whac') {
    const player = person({ random: chance, reactionMs: 300 + 4 * slack, slips: Math.floor(slack / 4) });
    return play(whacRules, player, start, longestSteps);
  }
  if (game === 'rabbit') {
    const player = rabbitPlayer({ error: slack / 5, random: () => chance.between(0, 1) });
    return play(rabbitRules, player, start, longestSteps);
  }
  const error = 2 + slack / 10;
  const lateness = () => Math.round(chance.between(-error, error));
  return playHyperstax({ ...start, lateness, longest: longestSteps }).run;
}

function play<State>(
  rules: Simulation<State>,
  inputsOf: (state: State) => readonly number[],
  start: RunStart,
  longestSteps: number,
): LoggedRun {
  const state = rules.start(chanceFrom(start.seed), start.pace);
  const writer = new InputLogWriter(rules.inputKinds);
  let steps = 0;
  for (; steps < longestSteps && !rules.isOver(state); steps += 1) {
    const inputs = inputsOf(state);
    for (const input of inputs) writer.add({ step: steps, input });
    rules.step(state, inputs);
  }
  return { seed: start.seed, pace: start.pace, steps, log: writer.text() };
}

/** Values of which a player draws 2^20 different ones. */
const fineness = 2 ** 20;

function chanceOf({ seed }: RunStart): PlayerChance {
  const state = chanceFrom(seed);
  return {
    upTo: (limit) => below(state, limit),
    between: (from, to) => from + ((to - from) * below(state, fineness)) / fineness,
  };
}
