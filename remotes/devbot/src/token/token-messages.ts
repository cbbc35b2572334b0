import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/token/en.json';

const tokenCatalogues = cataloguesFrom((code) => import(`../../locales/token/${code}.json`));

/**
 * Fetches the messages of the page of a token, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addTokenMessages = (): Promise<void> => addCatalogues('devbot', tokenCatalogues);

/** Translates keys of the catalogue of tokens. */
export const useTokenMessages = messagesOf<typeof en>('devbot');
