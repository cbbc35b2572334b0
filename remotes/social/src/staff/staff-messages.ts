import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { addDeskMessages } from '@rainbow-rabbit/parts/console/desk';
import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/staff/en.json';

const staffCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/staff/${code}.json`),
);

/**
 * Fetches the messages of the communities' staff and of their desk of tickets, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addCommunityStaffMessages(): Promise<void> {
  await Promise.all([addCatalogues('social', staffCatalogues), addAdmissionMessages(), addDeskMessages()]);
}

/** Translates keys of the catalogue of the communities' staff. */
export const useCommunityStaffMessages = messagesOf<typeof en>('social');
