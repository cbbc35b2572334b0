import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import { addTellingMessages } from '@rainbow-rabbit/parts/telling';
import type en from '../../locales/telling/en.json';

const [addOwn, useOwn] = lateMessages<typeof en>(
  'game',
  (code) => import(`../../locales/telling/${code}.json`),
);

/**
 * Fetches the messages of the sheet, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addEventTellingMessages = () => Promise.all([addOwn(), addTellingMessages()]);

/** Translates keys of the sheet's catalogue. */
export const useEventTellingMessages = useOwn;
