import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { addDeskMessages } from '@rainbow-rabbit/parts/console/desk';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/staff/en.json';

const [addOwn, useOwn] = lateMessages<typeof en>(
  'social',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/staff/${code}.json`),
);

/**
 * Fetches the messages of the communities' staff and of their desk of tickets, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addCommunityStaffMessages = () =>
  Promise.all([addOwn(), addAdmissionMessages(), addDeskMessages()]);

/** Translates keys of the catalogue of the communities' staff. */
export const useCommunityStaffMessages = useOwn;
