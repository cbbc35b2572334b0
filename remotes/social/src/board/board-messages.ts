import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/board/en.json';

/** The catalogue of the boards. */
export const [addBoardMessages, useBoardMessages] = lateMessages<typeof en>(
  'social',
  (code) => import(`../../locales/board/${code}.json`),
);
