import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { required, useForm } from '@rainbow-rabbit/shared/forms';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Icon, TextField } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import { shownAmount } from '../../amounts/shown-amount';
import { unitsIn } from '../../amounts/typed-amount';
import { canHold } from '../../launch/domain/listed-lines';
import type { AnyToken } from '../read-any-token';
import styles from '../token.module.css';
import { useTokenMessages } from '../token-messages';
import type { TokenAct, TokenActKind } from './token-act';
import { typedField } from './typed-field';

interface AmountFormProps {
  kind: Exclude<TokenActKind, 'renounce'>;
  process: ProcessId;
  token: AnyToken;
  /** In smallest units. */
  balance: string;
  onPlan: (act: TokenAct) => void;
  onLeave: () => void;
}

/** The form of an act with an amount: sending, minting or burning. */
export function AmountForm({ kind, process, token, balance, onPlan, onLeave }: AmountFormProps) {
  const t = useTokenMessages();
  const { iso } = useLocale();
  const { denomination, ticker } = token;
  const unitsOf = (text: unknown) => unitsIn(String(text), denomination);
  const amountRule = (name: string, passes: (units: string) => boolean, message: string) => ({
    name,
    message,
    passes: (text: unknown) => passes(unitsOf(text) ?? ''),
  });
  const isTransfer = kind === 'transfer';
  const form = useForm({
    initial: { recipient: '', amount: '' },
    rules: {
      ...(isTransfer && {
        recipient: [
          required(),
          {
            name: 'address',
            passes: (text: unknown) => canHold(String(text).trim()),
            message: t('token.fault.recipient'),
          },
          {
            name: 'not-itself',
            passes: (text: unknown) => String(text).trim() !== process,
            message: t('token.fault.itself'),
          },
        ],
      }),
      amount: [
        required(),
        amountRule(
          'amount',
          (units) => units !== '' && units !== '0',
          t('token.fault.amount', { places: denomination }),
        ),
        amountRule(
          'balance',
          (units) => kind === 'mint' || BigInt(units || 0) <= BigInt(balance),
          t('token.fault.balance'),
        ),
      ],
    },
    onSubmit: ({ recipient, amount }) => {
      const quantity = unitsOf(amount);
      if (quantity === undefined) return;
      onPlan(isTransfer ? { kind, recipient: recipient.trim(), quantity } : { kind, quantity });
    },
  });
  const first = isTransfer ? 'recipient' : 'amount';
  const focus = useRef(() => form.focus(first));
  useEffect(() => focus.current(), []);
  const all = shownAmount(balance, denomination, 'en-US').replaceAll(',', '');
  return (
    <form className={styles.stack} onSubmit={form.submit} noValidate aria-label={t(`token.act.${kind}`)}>
      {isTransfer && (
        <TextField
          {...typedField(form, 'recipient')}
          label={t('token.recipient')}
          hint={t('token.recipient.hint')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <TextField
        {...typedField(form, 'amount')}
        label={t('token.amount', { ticker })}
        hint={
          kind === 'mint'
            ? t('token.mint.hint')
            : t('token.amount.hint', { amount: shownAmount(balance, denomination, iso) })
        }
        inputMode="decimal"
        autoComplete="off"
      />
      {kind === 'burn' && <p className={styles.small}>{t('token.burn.text')}</p>}
      <div className={styles.buttons}>
        <Button type="submit">
          {t('token.review')}
          <Icon name="arrow-right" />
        </Button>
        {kind !== 'mint' && unitsIn(all, denomination) === balance && (
          <Button variant="secondary" onClick={() => form.setValue('amount', all)}>
            {t('token.amount.all')}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          {t('token.cancel')}
        </Button>
      </div>
    </form>
  );
}
