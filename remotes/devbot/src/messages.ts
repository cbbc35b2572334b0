import type { CodesOf } from '@rainbow-rabbit/shared/errors';
import { type MessageKey, messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    devbot: CodesOf<typeof en>;
  }
}

/** A key of DevBot's first catalogue. */
export type DevbotMessageKey = MessageKey<typeof en>;

/** Translates keys of DevBot's catalogue. */
export const useMessages = messagesOf<typeof en>('devbot');

/** Translates any caught value to the sentence that a person reads. */
export const useDevbotErrorText = () => useErrorText('devbot');
