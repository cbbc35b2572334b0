/** The worker of the game: the engine and the game, in one script. */

import { servePlay } from '../../play/engine/serve-play';
import { rabbit } from './game';

servePlay(rabbit);
