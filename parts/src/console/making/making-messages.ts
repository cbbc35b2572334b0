import type en from '../../../locales/making/en.json';
import { lateMessages } from '../../late-messages';

/** The catalogue of making a process. Most keys need `noun`, the name of the kind of process as an object of "make". */
export const [addMakingMessages, useMakingMessages] = lateMessages<typeof en>(
  'making',
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/making/${code}.json`),
);

/** Returns the names of the steps of making a process. A page that waits for the network before the start has a step for it. */
export function useMakingStepNames() {
  const t = useMakingMessages();
  return (step: 'sign' | 'send' | 'start' | 'check') => t(`making.${step}`);
}
