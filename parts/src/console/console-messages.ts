import { cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/console/en.json';

/** A console's catalogues of a language are one chunk by its name: each visitor of an area fetches a hash of each of its chunks. */
export const consoleCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/console/${code}.json`),
);

/** Translates keys of the catalogue that the consoles of events and contests share. */
export const useConsoleMessages = messagesOf<typeof en>('console');
