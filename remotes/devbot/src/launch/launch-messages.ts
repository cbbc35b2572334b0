import { addMakingMessages } from '@rainbow-rabbit/parts/console/making/messages';
import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/launch/en.json';

const launchCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/launch/${code}.json`),
);

/**
 * Fetches the messages of launches and of their steps, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addLaunchMessages(): Promise<void> {
  await Promise.all([addCatalogues('devbot', launchCatalogues), addMakingMessages()]);
}

/** Translates keys of the catalogue of launches. */
export const useLaunchMessages = messagesOf<typeof en>('devbot');
