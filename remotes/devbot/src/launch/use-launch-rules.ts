import { maxDenomination, maxNameLength, maxTickerLength } from '@rainbow-rabbit/processes/token/client';
import { type Rule, required } from '@rainbow-rabbit/shared/forms';
import { isTicker, isTokenName, placesIn } from './domain/token-fields';
import { useLaunchMessages } from './launch-messages';

/** Returns the rule of a field whose value is a text. */
export const textRule = <Fields>(
  name: keyof Fields & string,
  message: string,
  passes: (value: string, fields: Fields) => boolean,
): Rule<Fields> => ({ name, message, passes: (value, fields) => passes(String(value), fields) });

/** Returns the rules of the fields that all launches have. */
export function useLaunchRules() {
  const t = useLaunchMessages();
  const rule = (name: string, message: string, passes: (value: string) => boolean) => [
    required(),
    textRule<Record<string, unknown>>(name, message, passes),
  ];
  return {
    name: rule('name', t('launch.fault.name', { limit: maxNameLength }), isTokenName),
    ticker: rule('ticker', t('launch.fault.ticker', { limit: maxTickerLength }), isTicker),
    decimals: rule(
      'decimals',
      t('launch.fault.decimals', { limit: maxDenomination }),
      (value) => placesIn(value) !== undefined,
    ),
    isAgreed: [required()],
  };
}
