import type { GameDescriptor } from '../game-descriptor';
import type texts from './locales/en.json';
import { WhacPicture } from './picture';

/** Wrong hits from which they cost more than anything else. */
const manyMistakes = 3;

export const whacDescriptor: GameDescriptor<typeof texts> = {
  Picture: WhacPicture,
  hintOf({ mistake = 0, rainbow = 0 }) {
    if (mistake >= manyMistakes) return { key: 'hint.whac.mistakes', count: mistake };
    return rainbow === 0
      ? { key: 'hint.whac.order', count: 0 }
      : { key: 'hint.whac.rainbows', count: rainbow };
  },
  // the score and the clock stay out
  share: { shownPart: 0.85, higher: 1.7 },
};
