import type { CodesOf } from '@rainbow-rabbit/shared/errors';
import { messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    games: CodesOf<typeof en>;
  }
}

/** Translates keys of the mini-games' catalogue. */
export const useMessages = messagesOf<typeof en>('games');

/** Translates any caught value to the sentence that a person reads. */
export const useGamesErrorText = () => useErrorText('games');
