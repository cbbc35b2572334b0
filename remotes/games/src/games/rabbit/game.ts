import { type RabbitRun, rabbitRules } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import type { ArcadeGame } from '../../play/game';
import { RabbitControls } from './controls';
import { rabbitHappenings } from './happenings';
import { createRabbitScene } from './scene';
import { sceneSizeFor } from './view';

/** The arcade rabbit: an endless run through a meadow. */
export const rabbit: ArcadeGame<RabbitRun> = {
  simulation: rabbitRules,
  size: sceneSizeFor,
  createControls: () => new RabbitControls(),
  createScene: createRabbitScene,
  happenings: rabbitHappenings,
  isAtRest: ({ rest }) => rest > 0,
};
