import type en from '../../../locales/admission/en.json';
import { lateMessages } from '../../late-messages';

/** The catalogue of the fields of admission. */
export const [addAdmissionMessages, useAdmissionMessages] = lateMessages<typeof en>(
  'admission',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/admission/${code}.json`),
);
