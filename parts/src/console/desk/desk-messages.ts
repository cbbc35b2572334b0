import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../../locales/desk/en.json';

const deskCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/desk/${code}.json`),
);

/**
 * Fetches the messages of the desk, its tickets and its acts, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addDeskMessages = (): Promise<void> => addCatalogues('desk', deskCatalogues);

/** Translates keys of the desk's catalogue. */
export const useDeskMessages = messagesOf<typeof en>('desk');

/** Returns the words of the reason of an act, which a person writes. */
export function useReasonWords() {
  const t = useDeskMessages();
  return { label: t('acts.reason'), hint: t('acts.reason-hint'), missing: t('acts.reason-missing') };
}
