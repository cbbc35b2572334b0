import { addScannerMessages } from '@rainbow-rabbit/parts/scanner/words';
import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type first from '../../locales/en.json';
import type en from '../../locales/open-meet-up/en.json';

const openMeetUpCatalogues = cataloguesFrom((code) => import(`../../locales/open-meet-up/${code}.json`));

/**
 * Fetches the messages of an open meet-up and of the scanner, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addOpenMeetUpMessages(): Promise<void> {
  await Promise.all([addCatalogues('social', openMeetUpCatalogues), addScannerMessages()]);
}

/** Translates keys of the catalogue of open meet-ups, and of the communities' first one. */
export const useOpenMeetUpMessages = messagesOf<typeof en & typeof first>('social');
