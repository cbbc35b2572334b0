import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/organiser/en.json';
import type { GameMessages } from '../messages';

const organiserCatalogues = cataloguesFrom((code) => import(`../../locales/organiser/${code}.json`));

/**
 * Fetches the messages of organisers, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addOrganiserMessages = (): Promise<void> => addCatalogues('games', organiserCatalogues);

/** Translates keys of the organisers' catalogue, and of the mini-games' first one. */
export const useOrganiserMessages = messagesOf<typeof en & GameMessages>('games');
