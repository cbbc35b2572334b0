import {
  maxDenomination,
  maxListed,
  maxNameLength,
  maxTickerLength,
} from '@rainbow-rabbit/processes/token/client';
import { type Form, required, useForm } from '@rainbow-rabbit/shared/forms';
import type { ChangeEvent } from 'react';
import { type ListedLines, readAddressLines, readHolderLines } from './domain/listed-lines';
import {
  balancesOf,
  isTicker,
  isTokenName,
  placesIn,
  supplyOf,
  type TokenFields,
  tickerOf,
} from './domain/token-fields';
import { useLaunchMessages } from './launch-messages';

/** The creator of a form whose wallet isn't connected: only lists are read with it. */
const anybody = '0'.repeat(43);

/** The form of a token with its rules; a ticker is suggested until somebody writes another one. */
export interface TokenFormState {
  form: Form<TokenFields>;
  onName: (event: ChangeEvent<HTMLInputElement>) => void;
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
  const text = (passes: (value: string, all: TokenFields) => boolean, message: string, name: string) => ({
    name,
    message,
    passes: (value: unknown, all: TokenFields) => passes(String(value), all),
  });
  const form = useForm<TokenFields>({
    initial,
    rules: {
      name: [required(), text(isTokenName, t('launch.fault.name', { limit: maxNameLength }), 'name')],
      ticker: [required(), text(isTicker, t('launch.fault.ticker', { limit: maxTickerLength }), 'ticker')],
      supply: [required(), text((_, all) => supplyOf(all) !== undefined, t('launch.fault.supply'), 'supply')],
      decimals: [
        required(),
        text(
          (value) => placesIn(value) !== undefined,
          t('launch.fault.decimals', { limit: maxDenomination }),
          'decimals',
        ),
      ],
      isAgreed: [required()],
    },
    onSubmit,
  });
  const { values } = form;
  const minters = readAddressLines(values.minters, maxListed);
  const holders = readHolderLines(values.holders, placesIn(values.decimals) ?? 0, maxListed - 1);
  const isTooMuch = supplyOf(values) !== undefined && !('fault' in holders) && !balancesOf(values, anybody);
  return {
    form,
    onName(event) {
      const isSuggested = values.ticker === '' || values.ticker === tickerOf(values.name);
      form.field('name').onChange(event);
      if (isSuggested) form.setValue('ticker', tickerOf(event.target.value));
    },
    mintersError: values.minting === 'list' ? faultText(minters) : undefined,
    holdersError: faultText(holders) ?? (isTooMuch ? t('launch.fault.too-much') : undefined),
  };
}
