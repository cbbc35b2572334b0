import { addAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { addDeskMessages } from '@rainbow-rabbit/parts/console/desk';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/organiser/en.json';
import type { GameMessages } from '../messages';

const [addOwn, useOwn] = lateMessages<typeof en & GameMessages>(
  'games',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/organiser/${code}.json`),
);

/**
 * Fetches the messages of organisers and of their desk of tickets, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addOrganiserMessages = () => Promise.all([addOwn(), addAdmissionMessages(), addDeskMessages()]);

/** Translates keys of the organisers' catalogue, and of the mini-games' first one. */
export const useOrganiserMessages = useOwn;
