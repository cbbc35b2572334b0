import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type first from '../../locales/en.json';
import type en from '../../locales/person/en.json';
import { addBoardMessages } from '../board/board-messages';

/** The catalogue of people's pages, and that of the boards. The hook also translates the communities' first one. */
export const [addPersonMessages, usePersonMessages] = lateMessages<typeof en & typeof first>(
  'social',
  (code) => import(`../../locales/person/${code}.json`),
  addBoardMessages,
);
