import type { CodedPlayer, PlayedBy } from '../../../../client/domain/simulation/coded-player';
import { type HyperstaxState, hyperstaxRules, offsetOf } from './rules';

interface Stacker {
  /** Returns how many steps too late a drop comes; below zero for an early drop. */
  lateness: (floors: number) => number;
  /** Floors after which the player stops, and the block swings on. */
  floors?: number;
}

/** Plays by eye: waits until the block comes to its place over the tower, and drops it with an error of time. */
export function stacker({ lateness, floors = 2000 }: Stacker): PlayedBy<HyperstaxState> {
  let [planned, due] = [-1, -1];
  return (state) => {
    if (state.rest === 0 && planned !== state.floors && state.floors < floors) {
      planned = state.floors;
      due = state.steps + Math.max(0, stepsToPlace(state) + lateness(state.floors));
    }
    return state.steps === due ? [0] : [];
  };
}

/** HyperStax as code plays it. */
export const hyperstaxPlayer: CodedPlayer<HyperstaxState> = {
  rules: hyperstaxRules,
  sitDown(skill, chance) {
    const error = skill === 100 ? 0 : 12 - skill / 10;
    return stacker({ lateness: () => Math.round(chance.between(-error, error)) });
  },
};

/** Returns the steps until the block is next over the tower. */
function stepsToPlace(state: HyperstaxState): number {
  const ahead = { ...state };
  let far = Math.abs(offsetOf(ahead));
  for (let steps = 0; ; steps += 1) {
    hyperstaxRules.step(ahead, []);
    const next = Math.abs(offsetOf(ahead));
    if (next > far || ahead.ending !== 0) return steps;
    far = next;
  }
}
