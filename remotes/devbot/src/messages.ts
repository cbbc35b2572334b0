import { messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** Translates keys of DevBot's catalogue. */
export const useMessages = messagesOf<typeof en>('devbot');
