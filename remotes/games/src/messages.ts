import { messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** Translates keys of the mini-games' catalogue. */
export const useMessages = messagesOf<typeof en>('games');
