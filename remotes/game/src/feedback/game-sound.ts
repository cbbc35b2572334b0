import { soundChoice } from '@rainbow-rabbit/parts/celebration';

/** The player's choice of sound, for every event on this phone: the game sounds from the first tap. */
export const gameSound = soundChoice('game', true);
