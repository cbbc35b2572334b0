import { type HyperstaxState, hyperstaxRules } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { ArcadeGame } from '../../play/game';
import { createControls } from './controls';
import { happeningsOf } from './happenings';
import { createScene } from './scene';
import { sizeFor } from './view';

/** HyperStax, as the play worker runs it. */
export const hyperstax: ArcadeGame<HyperstaxState> = {
  simulation: hyperstaxRules,
  size: sizeFor,
  createControls,
  createScene,
  happenings: happeningsOf,
};
