import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type first from '../../locales/en.json';
import type en from '../../locales/person/en.json';
import { addBoardMessages } from '../board/board-messages';

const personCatalogues = cataloguesFrom((code) => import(`../../locales/person/${code}.json`));

/**
 * Fetches the messages of people's pages and of the boards, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addPersonMessages(): Promise<void> {
  await Promise.all([addCatalogues('social', personCatalogues), addBoardMessages()]);
}

/** Translates keys of the catalogue of people's pages, and of the communities' first one. */
export const usePersonMessages = messagesOf<typeof en & typeof first>('social');
