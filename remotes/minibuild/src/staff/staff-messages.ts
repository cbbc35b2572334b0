import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/staff/en.json';
import type { MiniBuildMessages } from '../messages';

/** The catalogue of the contest's console. The hook also translates the mini-build's first one. */
export const [addContestStaffMessages, useContestStaffMessages] = lateMessages<typeof en & MiniBuildMessages>(
  'minibuild',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/staff/${code}.json`),
  addAdmissionMessages,
);
