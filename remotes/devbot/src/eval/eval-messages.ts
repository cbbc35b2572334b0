import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/eval/en.json';

const evalCatalogues = cataloguesFrom((code) => import(`../../locales/eval/${code}.json`));

/**
 * Fetches the messages of trying code, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addEvalMessages = (): Promise<void> => addCatalogues('devbot', evalCatalogues);

/** Translates keys of the catalogue of trying code. */
export const useEvalMessages = messagesOf<typeof en>('devbot');

export type EvalMessages = ReturnType<typeof useEvalMessages>;
