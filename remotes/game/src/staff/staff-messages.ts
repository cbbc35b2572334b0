import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/staff/en.json';

const staffCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/staff/${code}.json`),
);

/**
 * Fetches the messages of the staff's console, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addStaffMessages = (): Promise<void> => addCatalogues('game', staffCatalogues);

/** Translates keys of the console's catalogue. */
export const useStaffMessages = messagesOf<typeof en>('game');
