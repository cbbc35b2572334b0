import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/terms/en.json';

const termsCatalogues = cataloguesFrom((code) => import(`../../locales/terms/${code}.json`));

/**
 * Fetches the messages around the terms, in the language of the page or else in English. `AcceptTerms` needs them.
 * @throws AppError `i18n.unreachable`
 */
export const addTermsMessages = (): Promise<void> => addCatalogues('devbot', termsCatalogues);

/** Translates keys of the catalogue around the terms. */
export const useTermsMessages = messagesOf<typeof en>('devbot');
