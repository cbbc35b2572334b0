/** The worker of one game: the engine and the game, in one script. */

import { hyperstax } from '../hyperstax/game';
import { servePlay } from '../play/engine/serve-play';

servePlay(hyperstax);
