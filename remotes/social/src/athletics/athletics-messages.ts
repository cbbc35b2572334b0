import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/athletics/en.json';

const athleticsCatalogues = cataloguesFrom((code) => import(`../../locales/athletics/${code}.json`));

/**
 * Fetches the messages of the league, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addAthleticsMessages = (): Promise<void> => addCatalogues('social', athleticsCatalogues);

/** Translates keys of the league's catalogue. */
export const useAthleticsMessages = messagesOf<typeof en>('social');
