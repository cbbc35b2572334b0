import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/inspect/en.json';

const inspectCatalogues = cataloguesFrom((code) => import(`../../locales/inspect/${code}.json`));

/**
 * Fetches the messages of the pages of processes and messages, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addInspectMessages = (): Promise<void> => addCatalogues('devbot', inspectCatalogues);

/** Translates keys of the catalogue of the pages of processes and messages. */
export const useInspectMessages = messagesOf<typeof en>('devbot');
