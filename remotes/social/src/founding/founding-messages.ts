import { addFoundingMessages } from '@rainbow-rabbit/parts/console/founding';
import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/founding/en.json';

const foundingCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/founding/${code}.json`),
);

/**
 * Fetches the messages of the page that makes a community, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addFoundCommunityMessages(): Promise<void> {
  await Promise.all([addCatalogues('social', foundingCatalogues), addFoundingMessages()]);
}

/** Translates keys of the page that makes a community. */
export const useFoundCommunityMessages = messagesOf<typeof en>('social');
