import type { CodesOf } from '@rainbow-rabbit/shared/errors';
import { messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';
import type { GameTexts } from './game-texts';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    games: CodesOf<typeof en>;
  }
}

/** The mini-games' catalogue: that of the area, and the texts of each game. */
export type GameMessages = typeof en & GameTexts;

/** Translates keys of the mini-games' catalogue. */
export const useMessages = messagesOf<GameMessages>('games');

/** Translates any caught value to the sentence that a person reads. */
export const useGamesErrorText = () => useErrorText('games');
