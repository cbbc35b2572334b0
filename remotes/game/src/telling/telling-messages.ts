import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import { addTellingMessages } from '@rainbow-rabbit/parts/telling';
import type en from '../../locales/telling/en.json';

/** The catalogue of the sheet. */
export const [addEventTellingMessages, useEventTellingMessages] = lateMessages<typeof en>(
  'game',
  (code) => import(`../../locales/telling/${code}.json`),
  addTellingMessages,
);
