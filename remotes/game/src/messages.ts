import { messagesOf, type Translate, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** Translates keys of the game's catalogue. */
export const useMessages = messagesOf<typeof en>('game');

export type GameTranslate = Translate<typeof en>;

/** The sentence that a player reads for any caught value. */
export const useGameErrorText = () => useErrorText('game');
