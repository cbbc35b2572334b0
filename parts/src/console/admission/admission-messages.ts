import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../../locales/admission/en.json';

const admissionCatalogues = cataloguesFrom(
  (code) => import(/* webpackChunkName: "console-[request]" */ `../../../locales/admission/${code}.json`),
);

/**
 * Fetches the messages of the fields of admission, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addAdmissionMessages = (): Promise<void> => addCatalogues('admission', admissionCatalogues);

/** Translates keys of the catalogue of admission. */
export const useAdmissionMessages = messagesOf<typeof en>('admission');
