import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/board/en.json';

const boardCatalogues = cataloguesFrom((code) => import(`../../locales/board/${code}.json`));

/**
 * Fetches the messages of the boards, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addBoardMessages = (): Promise<void> => addCatalogues('social', boardCatalogues);

/** Translates keys of the boards' catalogue. */
export const useBoardMessages = messagesOf<typeof en>('social');
