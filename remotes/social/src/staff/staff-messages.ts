import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { addDeskMessages } from '@rainbow-rabbit/parts/console/desk';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/staff/en.json';

/** The catalogue of the communities' staff, and what their desk of tickets needs. */
export const [addCommunityStaffMessages, useCommunityStaffMessages] = lateMessages<typeof en>(
  'social',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/staff/${code}.json`),
  addAdmissionMessages,
  addDeskMessages,
);
