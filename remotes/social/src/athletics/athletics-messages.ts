import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/athletics/en.json';

/** The catalogue of the league. */
export const [addAthleticsMessages, useAthleticsMessages] = lateMessages<typeof en>(
  'social',
  (code) => import(`../../locales/athletics/${code}.json`),
);
