import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../../locales/making/en.json';

const makingCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/making/${code}.json`),
);

/**
 * Fetches the messages of making a process, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addMakingMessages = (): Promise<void> => addCatalogues('making', makingCatalogues);

/** Translates keys of the catalogue of making. Most need `noun`, the name of the kind of process as an object of "make". */
export const useMakingMessages = messagesOf<typeof en>('making');

/** Returns the names of the steps of making a process. A page that waits for the network before the start has a step for it. */
export function useMakingStepNames() {
  const t = useMakingMessages();
  return (step: 'sign' | 'send' | 'start' | 'check') => t(`making.${step}`);
}
