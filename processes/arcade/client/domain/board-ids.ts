import type { GameName } from './simulation/simulation';

/** Returns the id of a game's board of everybody. */
export const gameBoard = (game: GameName): string => game;

/** Returns the id of the board of a game in a city. */
export const cityBoard = (game: GameName, city: string): string => `${game}-city-${city}`;

/** Returns the id of the board of a game's daily run, of a day as `YYYYMMDD`. */
export const dailyBoard = (game: GameName, day: string): string => `${game}-daily-${day}`;

/** Returns the id of the board of a challenge. */
export const challengeBoard = (slug: string): string => `challenge-${slug}`;
