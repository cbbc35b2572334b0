import type en from '../../../locales/founding/en.json';
import { lateMessages } from '../../late-messages';
import { addMakingMessages } from '../making/making-messages';

const [addOwn, useOwn] = lateMessages<typeof en>(
  'founding',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/founding/${code}.json`),
);

/**
 * Fetches the messages of the pages that make a process without a console, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addFoundingMessages = () => Promise.all([addOwn(), addMakingMessages()]);

/** Translates keys of the catalogue of these pages. */
export const useFoundingMessages = useOwn;
