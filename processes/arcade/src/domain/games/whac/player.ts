import type { CodedPlayer, PlayedBy, PlayerChance } from '../../../../client/domain/simulation/coded-player';
import { holes, type WhacState, whacRules, whiteRabbit } from './rules';

/** Whac a Rabbit as code plays it. */
export const whacPlayer: CodedPlayer<WhacState> = {
  rules: whacRules,
  sitDown: (skill, random) =>
    person({ random, reactionMs: 700 - 4 * skill, slips: Math.floor((100 - skill) / 4) }),
};

/** Presses one hole after the other without looking. */
export function masher(random: PlayerChance, everySteps: number): PlayedBy<WhacState> {
  return ({ now }) => (now % everySteps === 0 ? [random.upTo(holes)] : []);
}

/** Steps before a press in which a hand is on its way and can't be called back. */
const handSteps = 8;

interface Person {
  random: PlayerChance;
  /** Time from a sight to the press that follows; it varies by a quarter to both sides. */
  reactionMs: number;
  /** Presses that miss, of a hundred. */
  slips: number;
  /** Returns true for a rabbit that the person means to hit. */
  wants?: (who: number, state: WhacState) => boolean;
}

/** Looks, thinks, and presses, one rabbit after the other. */
export function person({
  random,
  reactionMs,
  slips,
  wants = (who, { wanted }) => who === wanted,
}: Person): PlayedBy<WhacState> {
  let [aim, due, seenSince, lastWanted] = [-1, 0, 0, 0];
  return (state) => {
    if (state.wanted !== lastWanted) [lastWanted, seenSince] = [state.wanted, state.now];
    if (aim < 0) {
      aim = state.who.findIndex((who) => who !== 0 && who !== whiteRabbit && wants(who, state));
      const steps = (reactionMs * 60) / 1000;
      due = Math.round(Math.max(state.now, seenSince) + random.between(0.75, 1.25) * steps);
      return [];
    }
    const isStillWanted = state.who[aim] !== 0 && wants(state.who[aim] ?? 0, state);
    if (state.now < due - handSteps && !isStillWanted) aim = -1;
    if (state.now < due || aim < 0) return [];
    const hole = random.upTo(100) < slips ? random.upTo(holes) : aim;
    aim = -1;
    return [hole];
  };
}
