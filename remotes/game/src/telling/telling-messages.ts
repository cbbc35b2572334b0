import { addTellingMessages } from '@rainbow-rabbit/parts/telling';
import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/telling/en.json';

const eventTellingCatalogues = cataloguesFrom((code) => import(`../../locales/telling/${code}.json`));

/**
 * Fetches the messages of the sheet, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addEventTellingMessages(): Promise<void> {
  await Promise.all([addCatalogues('game', eventTellingCatalogues), addTellingMessages()]);
}

/** Translates keys of the sheet's catalogue. */
export const useEventTellingMessages = messagesOf<typeof en>('game');
