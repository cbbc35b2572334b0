import type en from '../../locales/en.json';
import { messagesOf } from './messages';

/** Translates the messages of `shared` itself. */
export const useSharedMessages = messagesOf<typeof en>('shared');
