import type { CodesOf } from '@rainbow-rabbit/shared/errors';
import { messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    minibuild: CodesOf<typeof en>;
  }
}

export type MiniBuildMessages = typeof en;

/** Translates keys of the mini-build's catalogue. */
export const useMessages = messagesOf<MiniBuildMessages>('minibuild');

/** Translates any caught value to the sentence that a person reads. */
export const useMiniBuildErrorText = () => useErrorText('minibuild');
