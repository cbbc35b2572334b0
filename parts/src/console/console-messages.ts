import type en from '../../locales/console/en.json';
import { lateMessages } from '../late-messages';

/**
 * The catalogue that the consoles of events and contests share. A console's catalogues of a language are one chunk by its name: each
 * visitor of an area fetches a hash of each of its chunks.
 */
export const [addOwnMessages, useConsoleMessages] = lateMessages<typeof en>(
  'console',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/console/${code}.json`),
);
