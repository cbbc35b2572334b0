import { isAppError } from '@rainbow-rabbit/shared/errors';
import { useConsoleMessages } from '../console-messages';

/** The codes of the two QR codes. */
const codes = ['helper.unreadable', 'helper.not-passed'] as const;

/**
 * Returns the sentence of any caught value.
 * @param others translates all values but errors of the two codes
 */
export function useHelperErrorText(others: (error: unknown) => string): (error: unknown) => string {
  const t = useConsoleMessages();
  return (error) => {
    const code = isAppError(error) && codes.find((known) => known === error.code);
    return code ? t(`helpers.error.${code}`) : others(error);
  };
}
