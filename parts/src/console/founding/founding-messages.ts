import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../../locales/founding/en.json';
import { addMakingMessages } from '../making/making-messages';

const foundingCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/founding/${code}.json`),
);

/**
 * Fetches the messages of the pages that make a process without a console, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addFoundingMessages(): Promise<void> {
  await Promise.all([addCatalogues('founding', foundingCatalogues), addMakingMessages()]);
}

/** Translates keys of the catalogue of these pages. */
export const useFoundingMessages = messagesOf<typeof en>('founding');
