import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { RunMoments } from '../../play/domain/recorded-run';

export type HintName =
  | 'whac.mistakes'
  | 'whac.order'
  | 'whac.rainbows'
  | 'hyperstax.aim'
  | 'hyperstax.row'
  | 'hyperstax.rainbows'
  | 'rabbit.order'
  | 'rabbit.mistakes'
  | 'rabbit.bridges';

/** A hint, with the number of the run that it speaks of. */
export interface Hint {
  name: HintName;
  count: number;
}

/** Wrong hits from which they cost more than anything else. */
const manyMistakes = 3;

/** Perfect drops from which it is their row that counts. */
const manyPerfect = 5;

/** Returns the one thing that would bring most in the next run. */
export function hintOf(game: GameName, moments: RunMoments): Hint {
  const { mistake = 0, perfect = 0, rainbow = 0, bonus = 0 } = moments;
  switch (game) {
    case 'whac':
      if (mistake >= manyMistakes) return { name: 'whac.mistakes', count: mistake };
      return rainbow === 0 ? { name: 'whac.order', count: 0 } : { name: 'whac.rainbows', count: rainbow };
    case 'hyperstax':
      if (perfect < manyPerfect) return { name: 'hyperstax.aim', count: perfect };
      return rainbow === 0
        ? { name: 'hyperstax.row', count: perfect }
        : { name: 'hyperstax.rainbows', count: rainbow };
    case 'rabbit':
      if (rainbow + bonus > 0) return { name: 'rabbit.bridges', count: Math.max(rainbow, bonus) };
      return mistake >= manyMistakes
        ? { name: 'rabbit.mistakes', count: mistake }
        : { name: 'rabbit.order', count: 0 };
  }
}
