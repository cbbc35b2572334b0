import { keptValue } from '@rainbow-rabbit/parts/kept';
import * as v from 'valibot';

/** The time of the reveal whose ending this browser has shown, in Unix milliseconds. */
export const endingSeenStore = (process: string) => keptValue(['game', process, 'ending-seen'], v.number());
