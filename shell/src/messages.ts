import { cataloguesFrom, messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** The messages of the shell. */
export const shellCatalogues = cataloguesFrom((code) => import(`../locales/${code}.json`));

/** Translates keys of the shell's catalogue. */
export const useMessages = messagesOf<typeof en>('shell');

/** The sentence that a person reads for any value the shell caught. */
export const useShellErrorText = () => useErrorText('shell');
