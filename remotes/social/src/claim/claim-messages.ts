import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/claim/en.json';

/** The catalogue of claims. */
export const [addClaimMessages, useClaimMessages] = lateMessages<typeof en>(
  'social',
  (code) => import(`../../locales/claim/${code}.json`),
);
