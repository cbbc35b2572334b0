import type en from '../../../locales/founding/en.json';
import { lateMessages } from '../../late-messages';
import { addMakingMessages } from '../making/making-messages';

/** The catalogue of the pages that make a process without a console. */
export const [addFoundingMessages, useFoundingMessages] = lateMessages<typeof en>(
  'founding',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/founding/${code}.json`),
  addMakingMessages,
);
