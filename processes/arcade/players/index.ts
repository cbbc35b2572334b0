/** Code that plays the games as people do, for the local network, tests and measurements. */
export { codedPlayers } from './coded-players';
export { playByCode } from './play-by-code';
