import { addFoundingMessages } from '@rainbow-rabbit/parts/console/founding';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/founding/en.json';

/** The catalogue of the page that makes a community. */
export const [addFoundCommunityMessages, useFoundCommunityMessages] = lateMessages<typeof en>(
  'social',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/founding/${code}.json`),
  addFoundingMessages,
);
