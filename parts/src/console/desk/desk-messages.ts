import type en from '../../../locales/desk/en.json';
import { lateMessages } from '../../late-messages';

/** The catalogue of the desk, its tickets and its acts. */
export const [addDeskMessages, useDeskMessages] = lateMessages<typeof en>(
  'desk',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/desk/${code}.json`),
);

/** Returns the words of the reason of an act, which a person writes. */
export function useReasonWords() {
  const t = useDeskMessages();
  return { label: t('acts.reason'), hint: t('acts.reason-hint'), missing: t('acts.reason-missing') };
}
