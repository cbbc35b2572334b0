import { below, chanceFrom, type GameName, type RunStart } from '../client/domain';
import { type LoggedRun, type PlayerChance, playRun } from '../client/domain/simulation/coded-player';
import { codedPlayers } from './coded-players';

interface CodedPlay {
  /** From 0, clumsy, to 100, as good as code that plays like a person gets. */
  skill: number;
  /** Steps after which the player stops. */
  longestSteps: number;
}

/** Plays a run of any game as a person could; the same start is played alike each time. */
export function playByCode(game: GameName, start: RunStart, { skill, longestSteps }: CodedPlay): LoggedRun {
  const { rules, sitDown } = codedPlayers[game];
  return playRun(rules, sitDown(skill, chanceOf(start)), start, longestSteps).run;
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
