/** The worker of the game: the engine and the game, in one script. */

import { servePlay } from '../../play/engine/serve-play';
import { hyperstax } from './game';

servePlay(hyperstax);
