import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { shownAmount } from '../../amounts/shown-amount';
import type { AnyToken } from '../read-any-token';
import { useTokenMessages } from '../token-messages';
import type { TokenAct } from './token-act';

/** Returns the function that says in a sentence what an act does. */
export function useActText({ denomination, ticker }: AnyToken): (act: TokenAct) => string {
  const t = useTokenMessages();
  const { iso } = useLocale();
  return (act) => {
    if (act.kind === 'renounce') return t('token.words.renounce', { ticker });
    const amount = `${shownAmount(act.quantity, denomination, iso)}\u00a0${ticker}`;
    return act.kind === 'transfer'
      ? t('token.words.transfer', { amount, recipient: act.recipient })
      : t(`token.words.${act.kind}`, { amount });
  };
}
