import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/staff/en.json';

/** The catalogue of the staff's console. */
export const [addStaffMessages, useStaffMessages] = lateMessages<typeof en>(
  'game',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/staff/${code}.json`),
);
