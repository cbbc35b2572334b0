import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/tools/en.json';

const toolsCatalogues = cataloguesFrom((code) => import(`../../locales/tools/${code}.json`));

/**
 * Fetches the messages of sending, reading and the own processes, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addToolsMessages = (): Promise<void> => addCatalogues('devbot', toolsCatalogues);

/** Translates keys of the catalogue of sending, reading and the own processes. */
export const useToolsMessages = messagesOf<typeof en>('devbot');
