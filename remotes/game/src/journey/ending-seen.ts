import * as v from 'valibot';
import { gameStorage } from '../stored/game-storage';

/** The time of the reveal whose ending this browser has shown, in Unix milliseconds. */
export const endingSeenStore = (process: string) => gameStorage([process, 'ending-seen'], v.number());
