import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import { addScannerMessages } from '@rainbow-rabbit/parts/scanner/words';
import type first from '../../locales/en.json';
import type en from '../../locales/open-meet-up/en.json';

/** The catalogue of open meet-ups, and that of the scanner. The hook also translates the communities' first one. */
export const [addOpenMeetUpMessages, useOpenMeetUpMessages] = lateMessages<typeof en & typeof first>(
  'social',
  (code) => import(`../../locales/open-meet-up/${code}.json`),
  addScannerMessages,
);
