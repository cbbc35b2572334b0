import { lateMessages } from '@rainbow-rabbit/parts/late-messages';
import type en from '../../locales/editor/en.json';

/** The catalogue of editing. */
export const [addEditorMessages, useEditorMessages] = lateMessages<typeof en>(
  'social',
  (code) => import(`../../locales/editor/${code}.json`),
);
