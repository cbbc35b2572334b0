import type en from '../../locales/telling/en.json';
import { lateMessages } from '../late-messages';

/** The catalogue of the sheet. */
export const [addTellingMessages, useTellingMessages] = lateMessages<typeof en>(
  'telling',
  (code) => import(`../../locales/telling/${code}.json`),
);
