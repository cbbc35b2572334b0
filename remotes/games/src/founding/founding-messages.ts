import { addFoundingMessages } from '@rainbow-rabbit/parts/console/founding';
import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/founding/en.json';

/** The catalogue of the page that makes an arcade. */
export const [addFoundArcadeMessages, useFoundArcadeMessages] = lateMessages<typeof en>(
  'games',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../locales/founding/${code}.json`),
  addFoundingMessages,
);
