import { messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** Translates keys of the mini-build's catalogue. */
export const useMessages = messagesOf<typeof en>('minibuild');

/** The sentence that a person reads for any caught value. */
export const useMiniBuildErrorText = () => useErrorText('minibuild');
