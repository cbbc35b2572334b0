import { type WhacState, whacRules } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { ArcadeGame } from '../../play/game';
import { WhacControls } from './controls';
import { whacHappenings } from './happenings';
import { whacSize } from './layout';
import { createWhacScene } from './scene';

/** Whac a Rabbit: rabbits of seven colours come out of nine holes, and are to be hit in the order of the rainbow. */
export const whac: ArcadeGame<WhacState> = {
  simulation: whacRules,
  size: whacSize,
  createControls: () => new WhacControls(),
  createScene: createWhacScene,
  happenings: whacHappenings,
};
