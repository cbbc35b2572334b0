import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/flags/en.json';

const flagCatalogues = cataloguesFrom((code) => import(`../../locales/flags/${code}.json`));

/**
 * Fetches the messages of the sheet, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addFlagMessages = (): Promise<void> => addCatalogues('flags', flagCatalogues);

/** Translates keys of the sheet's catalogue. */
export const useFlagMessages = messagesOf<typeof en>('flags');
