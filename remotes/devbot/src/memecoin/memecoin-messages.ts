import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/memecoin/en.json';

const memecoinCatalogues = cataloguesFrom((code) => import(`../../locales/memecoin/${code}.json`));

/**
 * Fetches the messages of memecoins, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addMemecoinMessages = (): Promise<void> => addCatalogues('devbot', memecoinCatalogues);

/** Translates keys of the catalogue of memecoins. */
export const useMemecoinMessages = messagesOf<typeof en>('devbot');
