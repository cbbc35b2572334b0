import type { CodesOf } from '@rainbow-rabbit/shared/errors';
import { messagesOf, type Translate, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    game: CodesOf<typeof en>;
  }
}

/** Translates keys of the game's catalogue. */
export const useMessages = messagesOf<typeof en>('game');

export type GameTranslate = Translate<typeof en>;

/** Translates any caught value to the sentence that a player reads. */
export const useGameErrorText = () => useErrorText('game');
