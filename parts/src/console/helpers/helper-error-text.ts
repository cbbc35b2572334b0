import { isAppError } from '@rainbow-rabbit/shared/errors';
import { useConsoleMessages } from '../console-messages';
import { useConsoleErrorText } from '../session/staff';

/** The codes of the two QR codes. */
const codes = ['helper.unreadable', 'helper.not-passed'] as const;

/** Returns the sentence of any caught value, also of an error of the two codes. */
export function useHelperErrorText(): (error: unknown) => string {
  const t = useConsoleMessages();
  const others = useConsoleErrorText();
  return (error) => {
    const code = isAppError(error) && codes.find((known) => known === error.code);
    return code ? t(`helpers.error.${code}`) : others(error);
  };
}
