import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import { addScannerMessages } from '@rainbow-rabbit/parts/scanner/words';
import type first from '../../locales/en.json';
import type en from '../../locales/open-meet-up/en.json';

const [addOwn, useOwn] = lateMessages<typeof en & typeof first>(
  'social',
  (code) => import(`../../locales/open-meet-up/${code}.json`),
);

/**
 * Fetches the messages of an open meet-up and of the scanner, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addOpenMeetUpMessages = () => Promise.all([addOwn(), addScannerMessages()]);

/** Translates keys of the catalogue of open meet-ups, and of the communities' first one. */
export const useOpenMeetUpMessages = useOwn;
