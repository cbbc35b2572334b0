import type en from '../../locales/flags/en.json';
import { lateMessages } from '../late-messages';

/** The catalogue of the sheet. */
export const [addFlagMessages, useFlagMessages] = lateMessages<typeof en>(
  'flags',
  (code) => import(`../../locales/flags/${code}.json`),
);
