import { maxListed } from '@rainbow-rabbit/processes/token/client';
import { type Form, required, useForm } from '@rainbow-rabbit/shared/forms';
import { type ListedLines, readAddressLines, readHolderLines } from './domain/listed-lines';
import { balancesOf, placesIn, supplyOf, type TokenFields } from './domain/token-fields';
import { useLaunchMessages } from './launch-messages';
import { textRule, useLaunchRules } from './use-launch-rules';

/** The creator of a form whose wallet isn't connected: only lists are read with it. */
const anybody = '0'.repeat(43);

/** The form of a token with its rules. */
export interface TokenFormState {
  form: Form<TokenFields>;
  /** The faults of the lists, in words; undefined for lists that can be used. */
  mintersError: string | undefined;
  holdersError: string | undefined;
}

/** Returns the form of a token. @param onSubmit gets a form that is fit to be launched */
export function useTokenForm(initial: TokenFields, onSubmit: (fields: TokenFields) => void): TokenFormState {
  const t = useLaunchMessages();
  const faultText = (read: ListedLines<unknown>) =>
    'fault' in read
      ? t(`launch.fault.${read.fault.kind}`, { line: read.fault.line, limit: maxListed })
      : undefined;
  const rules = useLaunchRules();
  const form = useForm<TokenFields>({
    initial,
    rules: {
      ...rules,
      supply: [
        required(),
        textRule('supply', t('launch.fault.supply'), (_, all) => supplyOf(all) !== undefined),
      ],
    },
    onSubmit,
  });
  const { values } = form;
  const minters = readAddressLines(values.minters, maxListed);
  const holders = readHolderLines(values.holders, placesIn(values.decimals) ?? 0, maxListed - 1);
  const isTooMuch = supplyOf(values) !== undefined && !('fault' in holders) && !balancesOf(values, anybody);
  return {
    form,
    mintersError: values.minting === 'list' ? faultText(minters) : undefined,
    holdersError: faultText(holders) ?? (isTooMuch ? t('launch.fault.too-much') : undefined),
  };
}
