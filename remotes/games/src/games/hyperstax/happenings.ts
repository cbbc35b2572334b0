import { type HyperstaxState, staxEvents } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { Happening } from '../../play/game';

/** Floors after each of which a sound praises. */
const milestoneFloors = 10;
/** A cut of more units than this is heard as a loss. */
const largeCut = 200;
/** The colour from which on a streak is worth a word. */
const wordFrom = 3;

/** Returns the sounds, vibrations and words of the last step. */
export function happeningsOf({ event, floors, streak, lastOffset }: HyperstaxState): readonly Happening[] {
  const found: Happening[] = [];
  switch (event) {
    case staxEvents.none:
      return found;
    case staxEvents.cut:
      found.push({ sound: Math.abs(lastOffset) > largeCut ? 'cut' : 'drop', vibrateMs: 12 });
      break;
    case staxEvents.perfect:
      found.push({
        sound: `perfect${streak}`,
        vibrateMs: 20,
        ...(streak >= wordFrom && { note: 'perfect' as const }),
      });
      break;
    case staxEvents.rainbow:
      found.push({ sound: 'perfect7' }, { sound: 'rainbow', vibrateMs: 60, note: 'rainbow' });
      break;
    case staxEvents.miss:
      return [{ sound: 'miss', vibrateMs: 80 }];
    default:
      return [{ sound: 'end', vibrateMs: 60 }];
  }
  if (floors % milestoneFloors === 0) found.push({ sound: 'milestone' });
  return found;
}
