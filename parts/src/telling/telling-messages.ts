import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/telling/en.json';

const tellingCatalogues = cataloguesFrom((code) => import(`../../locales/telling/${code}.json`));

/**
 * Fetches the messages of the sheet, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addTellingMessages = (): Promise<void> => addCatalogues('telling', tellingCatalogues);

/** Translates keys of the sheet's catalogue. */
export const useTellingMessages = messagesOf<typeof en>('telling');
