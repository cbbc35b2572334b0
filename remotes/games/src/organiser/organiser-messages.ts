import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { addDeskMessages } from '@rainbow-rabbit/parts/console/desk';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/organiser/en.json';
import type { GameMessages } from '../messages';

/** The catalogue of organisers, and what their desk of tickets needs. The hook also translates the mini-games' first one. */
export const [addOrganiserMessages, useOrganiserMessages] = lateMessages<typeof en & GameMessages>(
  'games',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/organiser/${code}.json`),
  addAdmissionMessages,
  addDeskMessages,
);
