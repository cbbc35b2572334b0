import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/meme/en.json';

/** The catalogue of the meme maker. */
export const [addMemeMessages, useMemeMessages] = lateMessages<typeof en>(
  'minibuild',
  (code) => import(`../../locales/meme/${code}.json`),
);

export type MemeMessages = ReturnType<typeof useMemeMessages>;
