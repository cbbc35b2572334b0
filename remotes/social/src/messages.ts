import { messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** Translates keys of the communities' catalogue. */
export const useMessages = messagesOf<typeof en>('social');
