import { isAppError } from '@rainbow-rabbit/shared/errors';
import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../../locales/helpers/en.json';

const helperCatalogues = cataloguesFrom((code) => import(`../../../locales/helpers/${code}.json`));

/**
 * Fetches the messages of adding helpers, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addHelperMessages = (): Promise<void> => addCatalogues('helpers', helperCatalogues);

/** Translates keys of the catalogue of helpers. */
export const useHelperMessages = messagesOf<typeof en>('helpers');

/** The codes of the two QR codes. */
const codes = ['helper.unreadable', 'helper.not-passed'] as const;

/**
 * Returns the sentence of any caught value.
 * @param others translates all values but errors of the two codes
 */
export function useHelperErrorText(others: (error: unknown) => string): (error: unknown) => string {
  const t = useHelperMessages();
  return (error) => {
    const code = isAppError(error) && codes.find((known) => known === error.code);
    return code ? t(`helpers.error.${code}`) : others(error);
  };
}
