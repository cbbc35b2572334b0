import type { CodesOf } from '@rainbow-rabbit/shared/errors';
import { messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    social: CodesOf<typeof en>;
  }
}

/** Translates keys of the communities' catalogue. */
export const useMessages = messagesOf<typeof en>('social');

/** Translates any caught value to the sentence that a person reads. */
export const useSocialErrorText = () => useErrorText('social');
