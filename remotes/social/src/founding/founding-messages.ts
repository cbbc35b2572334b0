import { addFoundingMessages } from '@rainbow-rabbit/parts/console/founding';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/founding/en.json';

const [addOwn, useOwn] = lateMessages<typeof en>(
  'social',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/founding/${code}.json`),
);

/**
 * Fetches the messages of the page that makes a community, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addFoundCommunityMessages = () => Promise.all([addOwn(), addFoundingMessages()]);

/** Translates keys of the page that makes a community. */
export const useFoundCommunityMessages = useOwn;
