import type { GameDescriptor } from '../game-descriptor';
import type texts from './locales/en.json';
import { HyperstaxPicture } from './picture';

/** Perfect drops from which it is their row that counts. */
const manyPerfect = 5;

export const hyperstaxDescriptor: GameDescriptor<typeof texts> = {
  Picture: HyperstaxPicture,
  hintOf({ perfect = 0, rainbow = 0 }) {
    if (perfect < manyPerfect) return { key: 'hint.hyperstax.aim', count: perfect };
    return rainbow === 0
      ? { key: 'hint.hyperstax.row', count: perfect }
      : { key: 'hint.hyperstax.rainbows', count: rainbow };
  },
  // a tower is highest shortly before its last block misses
  share: { shownPart: 0.98, higher: 1.2 },
};
