import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type first from '../../locales/en.json';
import type en from '../../locales/person/en.json';
import { addBoardMessages } from '../board/board-messages';

const [addOwn, useOwn] = lateMessages<typeof en & typeof first>(
  'social',
  (code) => import(`../../locales/person/${code}.json`),
);

/**
 * Fetches the messages of people's pages and of the boards, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addPersonMessages = (): Promise<unknown> => Promise.all([addOwn(), addBoardMessages()]);

/** Translates keys of the catalogue of people's pages, and of the communities' first one. */
export const usePersonMessages = useOwn;
