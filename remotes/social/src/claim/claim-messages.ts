import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/claim/en.json';

const claimCatalogues = cataloguesFrom((code) => import(`../../locales/claim/${code}.json`));

/**
 * Fetches the messages of claims, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addClaimMessages = (): Promise<void> => addCatalogues('social', claimCatalogues);

/** Translates keys of the claims' catalogue. */
export const useClaimMessages = messagesOf<typeof en>('social');
