import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { addDeskMessages } from '@rainbow-rabbit/parts/console/desk';
import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/organiser/en.json';
import type { GameMessages } from '../messages';

const organiserCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/organiser/${code}.json`),
);

/**
 * Fetches the messages of organisers and of their desk of tickets, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addOrganiserMessages(): Promise<void> {
  await Promise.all([addCatalogues('games', organiserCatalogues), addAdmissionMessages(), addDeskMessages()]);
}

/** Translates keys of the organisers' catalogue, and of the mini-games' first one. */
export const useOrganiserMessages = messagesOf<typeof en & GameMessages>('games');
