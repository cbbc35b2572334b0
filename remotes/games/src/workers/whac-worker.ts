/** The worker of one game: the engine and the game, in one script. */

import { servePlay } from '../play/engine/serve-play';
import { whac } from '../whac/game';

servePlay(whac);
