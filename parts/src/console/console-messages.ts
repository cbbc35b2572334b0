import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/console/en.json';
import { addScannerMessages } from '../scanner/scanner-words';
import { addMakingMessages } from './making/making-messages';
import { addTicketMessages } from './tickets/ticket-messages';

/** A console's catalogues of a language are one chunk by its name: each visitor of an area fetches a hash of each of its chunks. */
const consoleCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/console/${code}.json`),
);

/** Translates keys of the catalogue that the consoles of events and contests share. */
export const useConsoleMessages = messagesOf<typeof en>('console');

/**
 * Fetches the messages that all consoles have from here, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addConsoleMessages(): Promise<void> {
  await Promise.all([
    addCatalogues('console', consoleCatalogues),
    addMakingMessages(),
    addTicketMessages(),
    addScannerMessages(),
  ]);
}
