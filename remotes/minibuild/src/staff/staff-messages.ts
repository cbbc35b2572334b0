import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/staff/en.json';
import type { MiniBuildMessages } from '../messages';

const staffCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/staff/${code}.json`),
);

/**
 * Fetches the messages of the contest's console, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addContestStaffMessages(): Promise<void> {
  await Promise.all([addCatalogues('minibuild', staffCatalogues), addAdmissionMessages()]);
}

/** Translates keys of the console's catalogue, and of the mini-build's first one. */
export const useContestStaffMessages = messagesOf<typeof en & MiniBuildMessages>('minibuild');
