import { addCatalogues, cataloguesFrom, type MessageKey, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/known/en.json';

const knownCatalogues = cataloguesFrom((code) => import(`../../locales/known/${code}.json`));

/**
 * Fetches the words of known processes: their actions, fields and refusals.
 * @throws AppError `i18n.unreachable`
 */
export const addKnownMessages = (): Promise<void> => addCatalogues('devbot', knownCatalogues);

export type KnownMessageKey = MessageKey<typeof en>;

/** Translates keys of the catalogue of known processes. */
export const useKnownMessages = messagesOf<typeof en>('devbot');
