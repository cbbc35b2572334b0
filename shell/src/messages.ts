import type { CodesOf } from '@rainbow-rabbit/shared/errors';
import { cataloguesFrom, messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    shell: CodesOf<typeof en>;
  }
}

/** The messages of the shell. */
export const shellCatalogues = cataloguesFrom((code) => import(`../locales/${code}.json`));

/** Translates keys of the shell's catalogue. */
export const useMessages = messagesOf<typeof en>('shell');

/** Returns the function that translates any caught value to a sentence. */
export const useShellErrorText = () => useErrorText('shell');
