import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/staff/en.json';
import type { MiniBuildMessages } from '../messages';

const [addOwn, useOwn] = lateMessages<typeof en & MiniBuildMessages>(
  'minibuild',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/staff/${code}.json`),
);

/**
 * Fetches the messages of the contest's console, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addContestStaffMessages = () => Promise.all([addOwn(), addAdmissionMessages()]);

/** Translates keys of the console's catalogue, and of the mini-build's first one. */
export const useContestStaffMessages = useOwn;
